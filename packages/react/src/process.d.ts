/** The bundler replaces `process.env.NODE_ENV`. The types of Node, where a project has them, declare the same. */
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV?: string
  }
  interface Process {
    env: ProcessEnv
  }
}
declare var process: NodeJS.Process
