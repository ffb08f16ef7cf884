/** Lets the page respond to its reader before the code continues. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve))
}
