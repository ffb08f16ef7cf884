export const launchOptions: {
  readonly executablePath: string
  readonly timeout: number
  readonly args: string[]
}
