#!/usr/bin/env bash
# Tests of prepare.sh and setup.sh with a false JDK and a false Maven, in a second and without a network.
#
#   test.sh [REPORT]     writes the names of the tests that passed; ends with 1 at the first that fails
set -euo pipefail

source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
report=${1:-/dev/null}
sandbox=$(mktemp -d)
trap 'rm -rf "$sandbox"' EXIT
: >"$report"

export HOME=$sandbox/user GRADLE_USER_HOME=$sandbox/user/gradle JAVA_HOME=$sandbox/jdk
unset ANDROID_HOME ANDROID_SDK_ROOT LINKAGE_NETWORK
project=$sandbox/project

# Only these commands exist for the scripts under test; mvn comes and goes.
mkdir "$sandbox/bin"
for tool in awk bash cat chmod cp cut dirname env find flock grep head md5sum mkdir mv readlink rm sed sh sha256sum sort \
    tail tee tr uname xargs; do
    ln -s "$(command -v $tool)" "$sandbox/bin/$tool"
done

# A project and a user home as after a fresh clone; the JDK answers whether the network is open by its exit code.
fresh() {
    rm -rf "$project" "$HOME" "$JAVA_HOME" "$sandbox/bin/mvn"
    mkdir -p "$project/gradle/wrapper" "$HOME" "$JAVA_HOME/bin"
    cp -r "$source_folder" "$project/gradle/closed-network"
    echo 'distributionUrl=https\://example.org/gradle-8.9-bin.zip' >"$project/gradle/wrapper/gradle-wrapper.properties"
    fake_jdk 17.0.1 1
    export LINKAGE_NETWORK=
}

fake_jdk() {
    echo "JAVA_VERSION=\"$1\"" >"$JAVA_HOME/release"
    printf '#!/bin/sh\necho "$@" >>"%s/java.log"\nexit %s\n' "$sandbox" "$2" >"$JAVA_HOME/bin/java"
    cp "$JAVA_HOME/bin/java" "$JAVA_HOME/bin/javac"
    chmod +x "$JAVA_HOME"/bin/*
    rm -f "$sandbox/java.log"
}

fake_mvn() {
    printf '#!/bin/sh\n%s\n' "$1" >"$sandbox/bin/mvn"
    chmod +x "$sandbox/bin/mvn"
}

# Runs prepare.sh as gradlew does; sets $code and $said.
prepare() {
    code=0
    said=$(PATH=$sandbox/bin sh "$project/gradle/closed-network/prepare.sh" "$project" 2>&1) || code=$?
}

expect() {
    local name=$1 wanted_code=$2 wanted_words=$3
    if [[ $code != "$wanted_code" || $said != *"$wanted_words"* ]]; then
        echo "FAILED: $name: exit code $code (wanted $wanted_code), said: $said" >&2
        exit 1
    fi
    echo "$name" >>"$report"
}

expect_silence() {
    expect "$1" 0 ''
    [[ -z $said ]] || { echo "FAILED: $1: said: $said" >&2; exit 1; }
}

state() {
    (. "$project/gradle/closed-network/common.sh" && find_distribution && "$@")
}

mark_set_up() {
    local folder
    folder=$(state eval 'echo "$dist_folder"')
    mkdir -p "$folder" "$GRADLE_USER_HOME/closed-network"
    : >"$folder/gradle-8.9-bin.zip.ok"
    state recipe_stamp >"$GRADLE_USER_HOME/closed-network/stamp"
}

no_stamp() {
    [[ ! -e $GRADLE_USER_HOME/closed-network/stamp ]] || { echo "FAILED: $1: there is a stamp" >&2; exit 1; }
}

fresh
said=$(state eval 'printf "%s" 0123456789abcdef0123456789abcdef | base36') code=0
expect 'the folder name is the MD5 in base 36' 0 '2fapl4n1azs5kkwzrxa98bn3'

fresh
fake_jdk 11.0.2 0
prepare
expect 'an old JDK is named' 1 'is version 11'

fresh
fake_jdk 1.8.0_292 0
prepare
expect 'a very old JDK is named' 1 'is version 8'

fresh
rm "$JAVA_HOME/bin/java"
prepare
expect 'no JDK at all is said in a sentence' 1 'was not found'

fresh
fake_jdk 17.0.1 0
prepare
expect_silence 'an open network changes nothing'

fresh
fake_jdk 17.0.1 99
mark_set_up
rm "$GRADLE_USER_HOME/closed-network/stamp"
mkdir -p "$sandbox/user/sdk" "$GRADLE_USER_HOME/caches/modules-2/files-2.1/com.android.tools.build/gradle"
echo "sdk.dir=$sandbox/user/sdk" >"$project/local.properties"
prepare
expect_silence 'an ordinary machine is not even asked for its network'
[[ ! -e $sandbox/java.log ]] || { echo 'FAILED: a JVM was started' >&2; exit 1; }

fresh
fake_jdk 17.0.1 99
mark_set_up
prepare
expect_silence 'a machine that is set up starts at once'
[[ ! -e $sandbox/java.log ]] || { echo 'FAILED: a JVM was started' >&2; exit 1; }

fresh
mark_set_up
echo '# changed' >>"$project/gradle/closed-network/artifacts.txt"
prepare
expect 'a changed recipe is made anew' 1 'mvn is needed'

fresh
prepare
expect 'a closed network without Maven is said in a sentence' 1 'mvn is needed'
no_stamp 'without Maven'

fresh
fake_mvn 'echo "[ERROR] no route to host"; exit 1'
prepare
expect 'a Maven without network is said in a sentence' 1 'Maven could not fetch the artifacts'
expect 'and its own error is shown' 1 'no route to host'
no_stamp 'without network'

fresh
fake_mvn 'exit 0'
prepare
expect 'an artifact that is absent or altered is not taken' 1 'does not have the checksum'
no_stamp 'with a wrong checksum'

fresh
mkdir -p "$GRADLE_USER_HOME/closed-network"
exec 8>"$GRADLE_USER_HOME/closed-network/.lock"
flock 8
fake_mvn 'exit 1'
(sleep 0.3 && flock -u 8) &
prepare
expect 'a second run waits for the first' 1 'another run is at it'
wait

fresh
export LINKAGE_NETWORK=open
prepare
expect_silence 'the question can be answered by hand'

echo "$(wc -l <"$report") tests of the closed network passed"
