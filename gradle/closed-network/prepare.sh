#!/bin/sh
# Called by gradlew before it starts Gradle: prepare.sh PROJECT
#
# On an ordinary machine it only looks at the JDK's version and ends. Where neither the Gradle distribution nor an
# Android SDK can be had, it says so and lets setup.sh build both, once.
#
# LINKAGE_NETWORK=open skips the question whether the network is closed, LINKAGE_NETWORK=closed answers it with yes.
set -eu

project=$1
. "$project/gradle/closed-network/common.sh"

# ---- the JDK: its release file tells the version without starting it ------------------------------------------------

java=${JAVA_HOME:+$JAVA_HOME/bin/}java
java_path=$(command -v "$java" || true)
[ -n "$java_path" ] || die "Linkage is built with a JDK, version 17 to 22, but $java was not found; install one or set JAVA_HOME."
java_home=$(readlink -f "$java_path" 2>/dev/null || printf '%s' "$java_path")
java_home=${java_home%/bin/java}
version=
if [ -f "$java_home/release" ]; then
    version=$(sed -n 's/^JAVA_VERSION="\(1\.\)\{0,1\}\([0-9]*\).*/\2/p' "$java_home/release")
fi
if [ -z "$version" ]; then
    version=$("$java" -version 2>&1 | sed -n 's/.* version "\(1\.\)\{0,1\}\([0-9]*\).*/\2/p' | head -n 1)
fi
if [ -n "$version" ] && { [ "$version" -lt 17 ] || [ "$version" -gt 22 ]; }; then
    die "Linkage is built with a JDK, version 17 to 22, but $java_path is version $version; set JAVA_HOME to another one."
fi

# ---- is anything missing? -------------------------------------------------------------------------------------------

[ "${LINKAGE_NETWORK:-}" != open ] || exit 0
# The recipe is for Linux on x86-64 (its aapt2 is a binary); elsewhere Gradle's own messages have to do.
[ "$(uname -s)-$(uname -m)" = Linux-x86_64 ] || exit 0

sdk_is_there() {
    for folder in "${ANDROID_HOME:-}" "${ANDROID_SDK_ROOT:-}" \
        "$(sed -n 's/^sdk\.dir=//p' "$project/local.properties" 2>/dev/null)"; do
        [ -n "$folder" ] && [ -d "$folder" ] && return 0
    done
    return 1
}

plugin_is_cached() { [ -d "$user_home/caches/modules-2/files-2.1/com.android.tools.build/gradle" ]; }

find_distribution
if [ -f "$store/stamp" ]; then
    is_set_up && exit 0
elif distribution_is_there && ! distribution_is_ours && sdk_is_there && plugin_is_cached; then
    exit 0
fi

# ---- can it be had the ordinary way? --------------------------------------------------------------------------------

if [ ! -f "$store/stamp" ] && [ "${LINKAGE_NETWORK:-}" != closed ] &&
    "$java" "$recipe/src/closednetwork/Reachable.java" "$wrapper" "$user_home"; then
    exit 0
fi

if [ ! -f "$store/stamp" ]; then
    say "the official Gradle distribution cannot be reached from here, and so no Android SDK either: both are now built" \
        "from Maven artifacts, once, below $user_home (see gradle/closed-network/README.md)."
fi
exec bash "$recipe/setup.sh" "$project"
