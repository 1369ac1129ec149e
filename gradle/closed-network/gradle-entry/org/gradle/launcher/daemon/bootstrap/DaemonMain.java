package org.gradle.launcher.daemon.bootstrap;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.logging.LogLevel;
import org.gradle.internal.agents.AgentInitializer;
import org.gradle.internal.classpath.DefaultClassPath;
import org.gradle.internal.concurrent.CompositeStoppable;
import org.gradle.internal.logging.LoggingManagerInternal;
import org.gradle.internal.logging.services.LoggingServiceRegistry;
import org.gradle.internal.nativeintegration.ProcessEnvironment;
import org.gradle.internal.nativeintegration.services.NativeServices;
import org.gradle.internal.serialize.kryo.KryoBackedDecoder;
import org.gradle.internal.service.ServiceRegistry;
import org.gradle.internal.stream.EncodedStream;
import org.gradle.launcher.bootstrap.EntryPoint;
import org.gradle.launcher.bootstrap.ExecutionListener;
import org.gradle.launcher.daemon.configuration.DaemonParameters;
import org.gradle.launcher.daemon.configuration.DaemonServerConfiguration;
import org.gradle.launcher.daemon.configuration.DefaultDaemonServerConfiguration;
import org.gradle.launcher.daemon.context.DaemonContext;
import org.gradle.launcher.daemon.server.Daemon;
import org.gradle.launcher.daemon.server.DaemonLogFile;
import org.gradle.launcher.daemon.server.DaemonProcessState;
import org.gradle.launcher.daemon.server.MasterExpirationStrategy;

/**
 * The background process of Gradle, the one entry class that the redistributed jar leaves out.
 *
 * <p>The client ({@code DefaultDaemonStarter}) writes the settings to our standard input in the order read by
 * {@link #readSettings()}, then waits for the one-line greeting on standard output and for both streams to close.
 */
public final class DaemonMain extends EntryPoint {
    private final PrintStream greetingStream = System.out;

    /** What the client asks for. */
    private record Settings(File userHome, DaemonServerConfiguration server, List<File> extraClassPath) {}

    @Override
    protected void doAction(String[] arguments, ExecutionListener listener) {
        Settings settings;
        try {
            settings = readSettings();
        } catch (IOException e) {
            throw new IllegalStateException("The daemon's settings could not be read from standard input", e);
        }
        DaemonServerConfiguration server = settings.server();
        NativeServices.initializeOnDaemon(settings.userHome(), server.getNativeServicesMode());

        LoggingServiceRegistry logging = LoggingServiceRegistry.newCommandLineProcessLogging();
        LoggingManagerInternal loggingManager = logging.newInstance(LoggingManagerInternal.class);
        DaemonProcessState process =
                new DaemonProcessState(server, logging, loggingManager, DefaultClassPath.of(settings.extraClassPath()));
        ServiceRegistry services = process.getServices();
        File logFile = services.get(DaemonLogFile.class).getFile();
        redirectOutput(loggingManager, logFile);
        services.get(ProcessEnvironment.class).maybeDetachProcess();

        Daemon daemon = services.get(Daemon.class);
        services.get(AgentInitializer.class).maybeConfigureInstrumentationAgent();
        daemon.start();
        try {
            Long pid = services.get(DaemonContext.class).getPid();
            new DaemonStartupCommunication()
                    .printDaemonStarted(greetingStream, pid, daemon.getUid(), daemon.getAddress(), logFile);
            closeInheritedStreams();
            daemon.stopOnExpiration(services.get(MasterExpirationStrategy.class), server.getPeriodicCheckIntervalMs());
        } finally {
            CompositeStoppable.stoppable(daemon, process).stop();
        }
    }

    private static Settings readSettings() throws IOException {
        // not closed: closing it would close standard input, which closeInheritedStreams() replaces later
        KryoBackedDecoder in = new KryoBackedDecoder(new EncodedStream.EncodedInput(System.in));
        File userHome = new File(in.readString());
        File daemonDirectory = new File(in.readString());
        int idleTimeout = in.readSmallInt();
        int checkInterval = in.readSmallInt();
        boolean singleUse = in.readBoolean();
        NativeServices.NativeServicesMode nativeMode = NativeServices.NativeServicesMode.values()[in.readSmallInt()];
        String id = in.readString();
        DaemonParameters.Priority priority = DaemonParameters.Priority.values()[in.readSmallInt()];
        List<String> jvmOptions = new ArrayList<>();
        for (int count = in.readSmallInt(); count > 0; count--) {
            jvmOptions.add(in.readString());
        }
        List<File> extraClassPath = new ArrayList<>();
        for (int count = in.readSmallInt(); count > 0; count--) {
            extraClassPath.add(new File(in.readString()));
        }
        DaemonServerConfiguration server = new DefaultDaemonServerConfiguration(
                id, daemonDirectory, idleTimeout, checkInterval, singleUse, priority, jvmOptions, nativeMode);
        return new Settings(userHome, server, extraClassPath);
    }

    /** From here on everything the daemon prints goes to its log file. */
    private static void redirectOutput(LoggingManagerInternal loggingManager, File logFile) {
        try {
            File folder = logFile.getParentFile();
            if (!folder.isDirectory() && !folder.mkdirs() && !folder.isDirectory()) {
                throw new IOException("cannot create " + folder);
            }
            PrintStream log = new PrintStream(new FileOutputStream(logFile), true);
            System.setOut(log);
            System.setErr(log);
        } catch (IOException e) {
            throw new IllegalStateException("No log file for the daemon", e);
        }
        loggingManager.setLevelInternal(LogLevel.DEBUG);
        loggingManager.start();
    }

    /** The client waits until the streams it gave us are closed. */
    private void closeInheritedStreams() {
        greetingStream.close();
        try {
            System.in.close();
        } catch (IOException e) {
            // the client is gone already: nothing to hand back
        }
        System.setIn(new ByteArrayInputStream(new byte[0]));
    }
}
