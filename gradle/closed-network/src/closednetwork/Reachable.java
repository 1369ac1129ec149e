package closednetwork;

import java.io.IOException;
import java.io.Reader;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * Says by its exit code whether the Gradle distribution can be fetched: 0 yes, 1 no.
 *
 * <pre>java Reachable.java WRAPPER_PROPERTIES GRADLE_USER_HOME</pre>
 *
 * It asks as the wrapper itself would: the same URL, Java's own connection, the proxy of the user's gradle.properties.
 */
public final class Reachable {
    private static final int TIMEOUT_MS = 6000;

    private Reachable() {}

    public static void main(String[] arguments) throws IOException {
        Properties wrapper = load(Path.of(arguments[0]));
        load(Path.of(arguments[1], "gradle.properties")).forEach((key, value) -> {
            String name = key.toString();
            if (name.startsWith("systemProp.")) {
                System.setProperty(name.substring("systemProp.".length()), value.toString());
            }
        });
        System.exit(answers(new URL(wrapper.getProperty("distributionUrl")), 5) ? 0 : 1);
    }

    private static Properties load(Path file) throws IOException {
        Properties properties = new Properties();
        if (Files.isReadable(file)) {
            try (Reader reader = Files.newBufferedReader(file)) {
                properties.load(reader);
            }
        }
        return properties;
    }

    private static boolean answers(URL url, int redirects) {
        try {
            if (!(url.openConnection() instanceof HttpURLConnection connection)) {
                url.openStream().close(); // a file: nothing to ask over a network
                return true;
            }
            connection.setRequestMethod("HEAD");
            connection.setConnectTimeout(TIMEOUT_MS);
            connection.setReadTimeout(TIMEOUT_MS);
            connection.setInstanceFollowRedirects(false);
            int code = connection.getResponseCode();
            String next = connection.getHeaderField("Location");
            if (code / 100 == 3 && next != null) {
                return redirects > 0 && answers(new URL(url, next), redirects - 1);
            }
            return code / 100 == 2;
        } catch (IOException e) {
            return false; // no such host, refused, too slow: all the same to us
        }
    }
}
