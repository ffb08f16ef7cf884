/** Compares the major and minor versions of Node. */
export function isOlder(version: string, minimum: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [minimumMajor = 0, minimumMinor = 0] = minimum.split('.').map(Number)
  return major < minimumMajor || (major === minimumMajor && minor < minimumMinor)
}
