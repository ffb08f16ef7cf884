/** What `onramp-service --help` prints. */
export const usage = `Serves the simulated onramp service over HTTP. No money moves.

Usage: onramp-service [--port 4010] [--host 127.0.0.1] [--seed N] [--rate-limit N]

  --port N        port to listen on; 0 picks a free one (default 4010)
  --host ADDRESS  address to listen on (default 127.0.0.1, this machine only)
  --seed N        start of the sequence ids come from; the same seed gives the same ids
                  (default a new one each time, printed at the start)
  --rate-limit N  requests a minute for each key and origin (default 120)
  -h, --help      prints this
`
