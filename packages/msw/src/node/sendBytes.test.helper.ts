import { connect } from 'node:net'

/** Sends raw bytes to a server, and returns everything received until it closes the connection. */
export function sendBytes(serverUrl: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(new URL(serverUrl).port), '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    socket.on('error', reject).on('end', () => resolve(text))
  })
}
