# What prepare.sh and setup.sh both need to know; sourced by them, POSIX shell.
# Expects: $project, the folder of gradlew. Sets: $user_home, $store, $recipe, $wrapper, $dist_name, $dist_folder.

gradle_version=8.9
user_home=${GRADLE_USER_HOME:-$HOME/.gradle}
store=$user_home/closed-network
recipe=$project/gradle/closed-network
wrapper=$project/gradle/wrapper/gradle-wrapper.properties

say() { printf 'closed-network: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# MD5 on standard input (hexadecimal) → base 36, as the wrapper names its folders: long division by 36.
base36() {
    awk '{
        n = split($1, digit, "")
        for (i = 1; i <= n; i++) digit[i] = index("0123456789abcdef", digit[i]) - 1
        first = 1
        while (first <= n) {
            rest = 0
            for (i = first; i <= n; i++) {
                rest = rest * 16 + digit[i]
                digit[i] = int(rest / 36)
                rest %= 36
            }
            out = substr("0123456789abcdefghijklmnopqrstuvwxyz", rest + 1, 1) out
            while (first <= n && digit[first] == 0) first++
        }
        print out
    }'
}

# Where the wrapper unpacks the distribution it is told to use.
find_distribution() {
    [ -f "$wrapper" ] || die "there is no $wrapper"
    url=$(sed -n 's/^distributionUrl=//p' "$wrapper" | tr -d '\\\r')
    dist_name=${url##*/}
    dist_name=${dist_name%.zip}
    dist_folder=$user_home/wrapper/dists/$dist_name/$(printf '%s' "$url" | md5sum | cut -d' ' -f1 | base36)
}

distribution_is_there() { [ -f "$dist_folder/$dist_name.zip.ok" ]; }
distribution_is_ours() { [ -f "$dist_folder/closed-network.stamp" ]; }

# A hash of everything that decides what is made: a change of the recipe makes everything anew.
recipe_stamp() {
    (cd "$recipe" && find artifacts.txt closed-network.init.gradle src gradle-entry -type f | LC_ALL=C sort |
        xargs cat) | sha256sum | cut -d' ' -f1
}

# What setup.sh made is complete and of this recipe. No JVM is started for this.
is_set_up() {
    [ -f "$store/stamp" ] && distribution_is_there && [ "$(cat "$store/stamp")" = "$(recipe_stamp)" ]
}
