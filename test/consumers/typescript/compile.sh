# Compiles as for a bundler and as for Node, with and without exactOptionalPropertyTypes:
#   sh compile.sh VERSION PROJECT [FLAG...]
set -ex
tsc="node node_modules/typescript-$1/bin/tsc -p $2"
shift 2
for modules in '--module esnext --moduleResolution bundler' '--module nodenext --moduleResolution nodenext'; do
  $tsc $modules "$@"
  $tsc $modules --exactOptionalPropertyTypes "$@"
done
