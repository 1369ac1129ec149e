#!/usr/bin/env bash
# Makes "./gradlew" work on a machine that reaches a Maven repository only: no Gradle download, no Android SDK.
#
#   setup.sh [PROJECT]     PROJECT is the folder of gradlew (default: the one this script is part of)
#   setup.sh --remove      takes everything away again
#
# Fetches artifacts with Maven, checks them, and assembles below ${GRADLE_USER_HOME:-~/.gradle}
#   - a Gradle home, exactly where the wrapper looks for the unpacked distribution,
#   - closed-network/sdk and closed-network/maven, an Android SDK and a small Maven repository,
#   - init.d/closed-network.gradle, which tells Gradle about those two.
# Each part is built aside, gets the recipe's stamp and is then renamed into place; a part that is there with the right
# stamp is not built again, so an interrupted run goes on where it stopped. Nothing in the project changes.
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
if [[ $# -gt 0 && $1 != --remove ]]; then
    project=$(cd "$1" && pwd)
fi
# shellcheck source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readonly api=35
readonly jdk=${JAVA_HOME:+$JAVA_HOME/bin/}
readonly work=$store/work
readonly artifacts=$work/artifacts

# The lines of artifacts.txt as: checksum, group, artifact, version, type.
listed() {
    grep -v -e '^#' -e '^ *$' "$recipe/artifacts.txt" | tr ':' ' '
}

# Compares every artifact with its checksum.
check_artifacts() {
    local sum group artifact version type
    listed | while read -r sum group artifact version type; do
        echo "$sum  $artifact-$version.$type"
    done | (cd "$artifacts" && sha256sum --check --quiet --strict -)
}

write_pom() {
    local sum group artifact version type
    echo '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>'
    echo '<groupId>local</groupId><artifactId>fetch</artifactId><version>1</version><packaging>pom</packaging>'
    echo '<build><plugins><plugin><groupId>org.apache.maven.plugins</groupId>'
    echo '<artifactId>maven-dependency-plugin</artifactId><version>3.6.1</version><configuration><artifactItems>'
    listed | while read -r sum group artifact version type; do
        echo "<artifactItem><groupId>$group</groupId><artifactId>$artifact</artifactId><version>$version</version>"
        echo "<type>$type</type></artifactItem>"
    done
    echo "</artifactItems><outputDirectory>$artifacts</outputDirectory>"
    echo '</configuration></plugin></plugins></build></project>'
}

# One Maven run copies all artifacts; large downloads are reported as they arrive. What Maven has fetched before the run
# was interrupted is in its own repository and is not fetched again.
fetch() {
    if [[ -d $artifacts ]] && check_artifacts >/dev/null 2>&1; then
        return
    fi
    say "fetching about 420 MB with Maven, less what its repository has already"
    rm -rf "$artifacts"
    mkdir -p "$artifacts" "$work/pom"
    write_pom >"$work/pom/pom.xml"
    if ! mvn -B -f "$work/pom/pom.xml" dependency:copy 2>&1 | tee "$store/maven.log" | report_downloads; then
        grep -m 3 '^\[ERROR\]' "$store/maven.log" >&2 || tail -n 3 "$store/maven.log" >&2
        die "Maven could not fetch the artifacts; is its repository reachable? The whole story is in $store/maven.log. Run the same command again to go on."
    fi
    check_artifacts || die "an artifact does not have the checksum of artifacts.txt; remove it from Maven's repository and run the same command again"
    rm -f "$store/maven.log"
}

report_downloads() {
    local line
    while read -r line; do
        if [[ $line =~ Downloaded\ from.*/([^/ ]+)\ \(([0-9.]+\ MB) ]]; then
            say "  ${BASH_REMATCH[1]}, ${BASH_REMATCH[2]}"
        fi
    done
}

compile() {
    rm -rf "$work/classes"
    mkdir -p "$work/classes"
    "${jdk}javac" --release 17 -nowarn -d "$work/classes" \
        -cp "$artifacts/asm-9.7.1.jar:$artifacts/asm-tree-9.7.1.jar:$artifacts/animal-sniffer-1.24.jar" \
        "$recipe"/src/closednetwork/*.java
}

assemble() {
    local class=$1
    shift
    "${jdk}java" -cp "$work/classes:$artifacts/asm-9.7.1.jar:$artifacts/asm-tree-9.7.1.jar:$artifacts/animal-sniffer-1.24.jar" \
        "closednetwork.$class" "$@"
}

# A part is good if it carries the stamp of this recipe; the stamp is written before the part is renamed into place.
has_stamp() {
    [[ -f $1/closed-network.stamp && $(<"$1/closed-network.stamp") == "$stamp" ]]
}

put_in_place() {
    local built=$1 place=$2
    echo "$stamp" >"$built/closed-network.stamp"
    mkdir -p "$(dirname "$place")"
    rm -rf "$work/old"
    if [[ -e $place ]]; then
        mv "$place" "$work/old"
    fi
    mv "$built" "$place"
    rm -rf "$work/old"
}

make_gradle() {
    if distribution_is_there && ! distribution_is_ours; then
        say "Gradle $gradle_version is already there, downloaded by the wrapper"
        return
    fi
    if distribution_is_there && has_stamp "$dist_folder"; then
        return
    fi
    say "assembling Gradle $gradle_version"
    rm -rf "$work/distribution" "$work/libraries"
    mkdir -p "$work/libraries" "$work/distribution"
    cp "$artifacts"/groovy*.jar "$artifacts"/kotlin-*.jar "$work/libraries"
    assemble AssembleGradle "$gradle_version" "$artifacts/gradle-api-$gradle_version.jar" \
        "$work/libraries" "$recipe/gradle-entry" "$work/distribution/gradle-$gradle_version"
    install_launcher "$work/distribution/gradle-$gradle_version"
    : >"$work/distribution/$dist_name.zip.ok"
    put_in_place "$work/distribution" "$dist_folder"
}

# Without this script, a Gradle home could not make a wrapper for a project that has none yet.
install_launcher() {
    mkdir -p "$1/bin"
    cat >"$1/bin/gradle" <<'LAUNCHER'
#!/bin/sh
home=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" -Xmx64m $JAVA_OPTS $GRADLE_OPTS -Dorg.gradle.appname=gradle \
    -cp "$(echo "$home"/lib/gradle-launcher-*.jar)" org.gradle.launcher.GradleMain "$@"
LAUNCHER
    chmod +x "$1/bin/gradle"
}

make_sdk() {
    has_stamp "$store/sdk" && return
    say "assembling the Android SDK"
    rm -rf "$work/sdk"
    assemble AssembleSdk "$artifacts/android-all-15-robolectric-13954326.jar" \
        "$artifacts/gummy-bears-api-33-0.10.0.signature" "$artifacts/apktool-lib-3.0.3.jar" "$api" "$work/sdk"
    put_in_place "$work/sdk" "$store/sdk"
}

make_repository() {
    has_stamp "$store/maven" && return
    rm -rf "$work/maven"
    assemble AssembleRepository "$artifacts" "$work/maven"
    put_in_place "$work/maven" "$store/maven"
}

# ---- telling Gradle -------------------------------------------------------------------------------------------------

readonly block_start='# closed-network: begin' block_end='# closed-network: end'

# Two settings of the Android Gradle plugin that only its properties can give; other lines of the file stay.
write_properties() {
    local file=$user_home/gradle.properties
    {
        properties_without_block
        echo "$block_start"
        echo '# Maven Central has lint 32.2.1 (plugin 9.2.1) but not the 31.7.0 that plugin 8.7.0 asks for.'
        echo 'android.experimental.lint.version=9.2.1'
        echo "android.suppressUnsupportedCompileSdk=$api"
        echo "$block_end"
    } >"$file.tmp"
    mv "$file.tmp" "$file"
}

properties_without_block() {
    if [[ -f $user_home/gradle.properties ]]; then
        sed "/^$block_start\$/,/^$block_end\$/d" "$user_home/gradle.properties"
    fi
}

write_init_script() {
    mkdir -p "$user_home/init.d"
    cp "$recipe/closed-network.init.gradle" "$user_home/init.d/.closed-network.tmp"
    mv "$user_home/init.d/.closed-network.tmp" "$user_home/init.d/closed-network.gradle"
}

remove() {
    rm -rf "$store" "$user_home/init.d/closed-network.gradle"
    if [[ -f $user_home/gradle.properties ]]; then
        properties_without_block >"$user_home/gradle.properties.tmp"
        mv "$user_home/gradle.properties.tmp" "$user_home/gradle.properties"
    fi
    local mark
    for mark in "$user_home"/wrapper/dists/gradle-"$gradle_version"-*/*/closed-network.stamp; do
        if [[ -f $mark ]]; then
            rm -rf "$(dirname "$mark")"
        fi
    done
    say "removed"
}

main() {
    if [[ ${1:-} == --remove ]]; then
        remove
        return
    fi
    find_distribution
    [[ $dist_name == gradle-$gradle_version-bin || $dist_name == gradle-$gradle_version-all ]] ||
        die "the wrapper asks for $dist_name, but this recipe makes gradle-$gradle_version only"
    local tool
    for tool in "${jdk}java" "${jdk}javac" mvn sha256sum flock; do
        command -v "$tool" >/dev/null ||
            die "$tool is needed to build Gradle and the Android SDK where they cannot be downloaded; install it and run the same command again"
    done
    mkdir -p "$store"
    exec 9>"$store/.lock"
    if ! flock --nonblock 9; then
        say "another run is at it; waiting for it to end"
        flock 9
    fi
    stamp=$(recipe_stamp)
    if is_set_up; then
        say "everything is in place"
        return
    fi
    rm -f "$store/stamp"
    mkdir -p "$work"
    fetch
    compile
    make_gradle
    make_sdk
    make_repository
    write_init_script
    write_properties
    rm -rf "$work"
    echo "$stamp" >"$store/stamp.tmp"
    mv "$store/stamp.tmp" "$store/stamp"
    say "done"
}

main "$@"
