package org.gradle.internal.compiler.java;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.File;
import java.net.URI;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.annotation.processing.Processor;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Elements;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;

/**
 * Wraps one javac run so that Gradle's incremental compilation learns which classes came from which source file and
 * which classes have whose constants inlined. Gradle creates it by name, with the constructor below.
 *
 * <p>Gradle tells constants used privately from those that leak into the API of the dependent; here every use counts as
 * public, which at worst recompiles a little more than needed.
 */
public final class IncrementalCompileTask implements JavaCompiler.CompilationTask {
    private final JavacTask task;
    private final Function<File, Optional<String>> relativePath;
    private final Consumer<String> backUpClass;
    private final Consumer<Map<String, Set<String>>> classesOfSources;
    private final BiConsumer<String, String> constantDependent;

    public IncrementalCompileTask(
            JavaCompiler.CompilationTask task,
            Function<File, Optional<String>> relativePath,
            Consumer<String> backUpClass,
            Consumer<Map<String, Set<String>>> classesOfSources,
            BiConsumer<String, String> publicDependent,
            BiConsumer<String, String> privateDependent) {
        if (!(task instanceof JavacTask javacTask)) {
            throw new UnsupportedOperationException("Incremental compilation needs javac, not " + task.getClass());
        }
        this.task = javacTask;
        this.relativePath = relativePath;
        this.backUpClass = backUpClass;
        this.classesOfSources = classesOfSources;
        this.constantDependent = publicDependent;
    }

    @Override
    public void addModules(Iterable<String> moduleNames) {
        task.addModules(moduleNames);
    }

    @Override
    public void setProcessors(Iterable<? extends Processor> processors) {
        task.setProcessors(processors);
    }

    @Override
    public void setLocale(Locale locale) {
        task.setLocale(locale);
    }

    @Override
    public Boolean call() {
        Collector collector = new Collector();
        task.addTaskListener(collector);
        try {
            return task.call();
        } finally {
            classesOfSources.accept(collector.classes);
        }
    }

    private final class Collector implements TaskListener {
        private final Map<String, Set<String>> classes = new HashMap<>();
        private final Map<JavaFileObject, Optional<String>> paths = new HashMap<>();
        private final Elements elements = task.getElements();
        private final Trees trees = Trees.instance(task);

        @Override
        public void started(TaskEvent event) {
            if (event.getKind() == TaskEvent.Kind.GENERATE && event.getTypeElement() != null) {
                backUpClass.accept(
                        elements.getBinaryName(event.getTypeElement()).toString());
            }
        }

        @Override
        public void finished(TaskEvent event) {
            TypeElement type = event.getTypeElement();
            if (type == null || event.getSourceFile() == null) {
                return;
            }
            if (event.getKind() == TaskEvent.Kind.GENERATE) {
                pathOf(event.getSourceFile()).ifPresent(path -> classes.computeIfAbsent(path, key -> new HashSet<>())
                        .add(elements.getBinaryName(type).toString()));
            } else if (event.getKind() == TaskEvent.Kind.ANALYZE) {
                TreePath path = trees.getPath(type);
                if (path != null) {
                    new ConstantScanner().scan(path, null);
                }
            }
        }

        private Optional<String> pathOf(JavaFileObject source) {
            return paths.computeIfAbsent(source, file -> {
                URI uri = file.toUri();
                return "file".equals(uri.getScheme()) ? relativePath.apply(new File(uri)) : Optional.empty();
            });
        }

        /** Reports every use of another class's compile-time constant. */
        private final class ConstantScanner extends TreePathScanner<Void, Void> {
            private String user;

            @Override
            public Void visitClass(ClassTree node, Void unused) {
                String outer = user;
                Element element = trees.getElement(getCurrentPath());
                if (element instanceof TypeElement type) {
                    user = elements.getBinaryName(type).toString();
                }
                super.visitClass(node, unused);
                user = outer;
                return null;
            }

            @Override
            public Void visitIdentifier(IdentifierTree node, Void unused) {
                report(node);
                return super.visitIdentifier(node, unused);
            }

            @Override
            public Void visitMemberSelect(MemberSelectTree node, Void unused) {
                report(node);
                return super.visitMemberSelect(node, unused);
            }

            private void report(Tree node) {
                Element element = trees.getElement(getCurrentPath());
                if (user != null
                        && element instanceof VariableElement variable
                        && variable.getConstantValue() != null
                        && variable.getEnclosingElement() instanceof TypeElement owner) {
                    String origin = elements.getBinaryName(owner).toString();
                    if (!origin.equals(user)) {
                        constantDependent.accept(origin, user);
                    }
                }
            }
        }
    }
}
