package org.linkage.app.tour;

/** How the page looks: ink on paper by day, soft white on blue-black by night, one column on a phone. */
final class PageStyle {
    private static final String CSS = """
            :root {
              color-scheme: light dark;
              --paper: #faf8f4; --card: #ffffff; --ink: #1f2430; --soft: #59606e; --line: #e2dcd0; --accent: #00796b;
              --a: #1b66ac; --b: #a85a00; --c: #1f2430;
            }
            @media (prefers-color-scheme: dark) {
              :root {
                --paper: #0f1420; --card: #151c2b; --ink: #e6e9f0; --soft: #a6aebd; --line: #222c3f; --accent: #4dd0c0;
                --a: #7cb8f5; --b: #efa944; --c: #e6e9f0;
              }
            }
            * { box-sizing: border-box; }
            html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
            @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
            body {
              margin: 0 auto; padding: 0 16px 64px; max-width: 1280px; background: var(--paper); color: var(--ink);
              font: 16px/1.5 system-ui, -apple-system, Roboto, "Noto Sans", sans-serif;
            }
            header { padding: 40px 0 8px; max-width: 46rem; }
            h1 { font-size: 32px; line-height: 1.2; margin: 0 0 8px; }
            h2 { font-size: 22px; line-height: 1.3; margin: 48px 0 16px; padding-top: 8px; }
            h3 { font-size: 16px; margin: 0 0 4px; }
            p { margin: 0 0 12px; max-width: 46rem; }
            a { color: var(--accent); }
            nav { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--line);
              display: flex; gap: 4px; overflow-x: auto; margin: 0 -16px; padding: 0 8px; }
            nav a { padding: 12px 8px; white-space: nowrap; text-decoration: none; font-size: 14px; }
            section { scroll-margin-top: 48px; }
            .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: 16px; }
            .races { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 560px), 1fr)); gap: 16px; }
            .side0 { color: var(--a); } .side1 { color: var(--b); } .side2 { color: var(--c); }
            .button { display: inline-block; padding: 12px 20px; margin-right: 8px; border-radius: 24px; font-weight: 500;
              background: var(--accent); color: var(--paper); text-decoration: none; }
            .figure b { font-size: 32px; font-variant-numeric: tabular-nums; }
            .card { background: var(--card); border: 1px solid var(--line); border-radius: 16px; overflow: hidden;
              display: flex; flex-direction: column; scroll-margin-top: 56px; }
            .card img { width: 100%; height: auto; display: block; border-bottom: 1px solid var(--line); }
            .words { padding: 16px; }
            .words p { font-size: 14px; }
            dl { margin: 0 0 12px; font-size: 14px; font-variant-numeric: tabular-nums; }
            dl div { display: flex; gap: 16px; justify-content: space-between; padding: 4px 0;
              border-top: 1px solid var(--line); }
            dt { color: var(--soft); flex: none; }
            dd { margin: 0; text-align: right; }
            .soft { color: var(--soft); }
            dd .soft, figcaption { font-size: 12px; }
            details summary { cursor: pointer; color: var(--accent); font-size: 14px; padding: 12px 0; }
            .equation { padding: 8px 12px; background: var(--paper); border-radius: 8px; overflow-x: auto; }
            sub, sup { line-height: 0; }
            .screens { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-end; }
            figure { margin: 0; }
            figure img { border: 1px solid var(--line); border-radius: 16px; height: auto; display: block; }
            figure.tall img { width: min(220px, 42vw); }
            figure.wide img { width: min(460px, 100%); }
            figcaption { color: var(--soft); padding: 4px 0; max-width: 460px; }
            .note, .chart { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 16px;
              margin-bottom: 16px; }
            .chart { max-width: 760px; }
            pre, code { font: 14px/1.5 ui-monospace, "Roboto Mono", monospace; }
            pre { background: var(--paper); border-radius: 8px; padding: 12px; overflow-x: auto; margin: 0 0 12px; }
            pre.soft { font-size: 12px; margin: 0; }
            .scroll { overflow-x: auto; margin-bottom: 16px; }
            table { border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
            th { text-align: left; color: var(--soft); font-weight: 500; }
            th, td { padding: 4px 16px 4px 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
            .n { text-align: right; }
            figure.chart { max-width: 1000px; padding: 0; margin-top: 16px; }
            .card .scroll { margin-bottom: 8px; }
            .card table { width: 100%; }
            .card th { white-space: normal; vertical-align: bottom; }
            .card th:last-child, .card td:last-child { padding-right: 0; }
            figure.chart img { width: 100%; min-width: 720px; border: 0; }
            """;

    private PageStyle() {}

    static String css() {
        return CSS;
    }
}
