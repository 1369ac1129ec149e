package closednetwork;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.codehaus.mojo.animal_sniffer.Clazz;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Classes without their code: what other classes can see of them stays, every method only throws. */
final class Stubs {
    private final Map<String, byte[]> classes;
    private final Map<String, byte[]> hidden;
    private final Map<String, String> superConstructors = new TreeMap<>();

    /** Both maps are the caller's and are still being filled: name → class file. */
    Stubs(Map<String, byte[]> classes, Map<String, byte[]> hidden) {
        this.classes = classes;
        this.hidden = hidden;
    }

    /** Members other classes can use, without their code; {@code allowed} limits them further. */
    byte[] stub(byte[] content, Clazz allowed) {
        ClassNode node = new ClassNode();
        new ClassReader(content).accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        node.version = Math.min(node.version & 0xFFFF, Opcodes.V11);
        node.permittedSubclasses = null;
        node.nestHostClass = null;
        node.nestMembers = null;
        node.sourceFile = null;
        node.module = null;
        node.recordComponents = null;
        node.fields.removeIf(field -> isInvisible(field.access)
                || allowed != null && !allowed.getSignatures().contains(field.name + "#" + field.desc));
        node.methods.removeIf(method -> isInvisible(method.access)
                || method.name.equals("<clinit>")
                || allowed != null
                        && !allowed.getSignatures().contains(method.name + method.desc)
                        && !isObjectConstructor(node, method));
        node.invisibleAnnotations = withoutInternal(node.invisibleAnnotations);
        node.visibleAnnotations = withoutInternal(node.visibleAnnotations);
        for (FieldNode field : node.fields) {
            field.invisibleAnnotations = withoutInternal(field.invisibleAnnotations);
            field.visibleAnnotations = withoutInternal(field.visibleAnnotations);
        }
        for (MethodNode method : node.methods) {
            method.invisibleAnnotations = withoutInternal(method.invisibleAnnotations);
            method.visibleAnnotations = withoutInternal(method.visibleAnnotations);
            method.instructions.clear();
            method.tryCatchBlocks = null;
            method.localVariables = null;
            if ((method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0) {
                method.maxStack = 3;
                if (method.name.equals("<init>") && node.superName != null) {
                    callSuperConstructor(method, node.superName);
                }
                method.instructions.add(new TypeInsnNode(Opcodes.NEW, "java/lang/RuntimeException"));
                method.instructions.add(new InsnNode(Opcodes.DUP));
                method.instructions.add(new LdcInsnNode("Stub!"));
                method.instructions.add(new MethodInsnNode(
                        Opcodes.INVOKESPECIAL, "java/lang/RuntimeException", "<init>", "(Ljava/lang/String;)V", false));
                method.instructions.add(new InsnNode(Opcodes.ATHROW));
                method.maxLocals = 1 + 2 * Type.getArgumentTypes(method.desc).length;
            }
        }
        ClassWriter writer = new ClassWriter(0);
        node.accept(writer);
        return writer.toByteArray();
    }

    /** Drops what mentions a class that is not here (none of it public API of Android): R8 would complain. */
    byte[] withoutMissingTypes(byte[] content) {
        ClassNode node = new ClassNode();
        new ClassReader(content).accept(node, 0);
        boolean changed = node.interfaces.removeIf(name -> !classes.containsKey(name));
        if (changed) {
            node.signature = null; // names the interface that Android does not have
        }
        changed |= node.fields.removeIf(field -> isMissing(Type.getType(field.desc)));
        changed |= node.methods.removeIf(method -> isMissing(Type.getReturnType(method.desc))
                || Arrays.stream(Type.getArgumentTypes(method.desc)).anyMatch(this::isMissing));
        if (!changed) {
            return content;
        }
        ClassWriter writer = new ClassWriter(0);
        node.accept(writer);
        return writer.toByteArray();
    }

    private boolean isMissing(Type type) {
        Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        return element.getSort() == Type.OBJECT && !classes.containsKey(element.getInternalName());
    }

    /** A constructor must call one of its superclass, even if it throws right after. */
    private void callSuperConstructor(MethodNode method, String superName) {
        String descriptor = constructorOf(superName);
        method.instructions.add(new VarInsnNode(Opcodes.ALOAD, 0));
        int stack = 1;
        for (Type argument : Type.getArgumentTypes(descriptor)) {
            method.instructions.add(new InsnNode(
                    switch (argument.getSort()) {
                        case Type.LONG -> Opcodes.LCONST_0;
                        case Type.DOUBLE -> Opcodes.DCONST_0;
                        case Type.FLOAT -> Opcodes.FCONST_0;
                        case Type.ARRAY, Type.OBJECT -> Opcodes.ACONST_NULL;
                        default -> Opcodes.ICONST_0;
                    }));
            stack += argument.getSize();
        }
        method.instructions.add(new MethodInsnNode(Opcodes.INVOKESPECIAL, superName, "<init>", descriptor, false));
        method.maxStack = Math.max(method.maxStack, stack);
    }

    /** The shortest constructor that a subclass can see. */
    private String constructorOf(String name) {
        return superConstructors.computeIfAbsent(name, key -> {
            byte[] content = classes.getOrDefault(key, hidden.get(key));
            if (content == null) {
                try (InputStream stream = ClassLoader.getPlatformClassLoader().getResourceAsStream(key + ".class")) {
                    content = stream == null ? null : stream.readAllBytes();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            String[] best = {null};
            if (content != null) {
                new ClassReader(content)
                        .accept(
                                new ClassVisitor(Opcodes.ASM9) {
                                    @Override
                                    public MethodVisitor visitMethod(
                                            int access,
                                            String method,
                                            String descriptor,
                                            String signature,
                                            String[] exceptions) {
                                        if (method.equals("<init>")
                                                && (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0
                                                && (best[0] == null || descriptor.length() < best[0].length())) {
                                            best[0] = descriptor;
                                        }
                                        return null;
                                    }
                                },
                                ClassReader.SKIP_CODE);
            }
            return best[0] == null ? "()V" : best[0];
        });
    }

    /** Annotations that are not in this SDK only make the compiler warn. */
    private static List<AnnotationNode> withoutInternal(List<AnnotationNode> annotations) {
        if (annotations != null) {
            annotations.removeIf(annotation -> annotation.desc.startsWith("Lcom/"));
        }
        return annotations;
    }

    private static boolean isObjectConstructor(ClassNode node, MethodNode method) {
        return node.name.equals("java/lang/Object") && method.name.equals("<init>");
    }

    private static boolean isInvisible(int access) {
        return (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) == 0
                || (access & Opcodes.ACC_SYNTHETIC) != 0 && (access & Opcodes.ACC_BRIDGE) == 0;
    }
}
