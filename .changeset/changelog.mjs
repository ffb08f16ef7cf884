// Writes the changelogs without hashes of commits and lists of updated dependencies, which tell merchants nothing: all packages
// have one version.
export default {
  getReleaseLine: ({ summary }) => `- ${summary.trim().replaceAll(/\n(?=.)/g, '\n  ')}`,
  getDependencyReleaseLine: () => '',
}
