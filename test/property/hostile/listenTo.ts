/** Counts the messages of a window and the errors thrown in it. */
export function listenTo(page: Window) {
  let heard = 0
  const thrown: unknown[] = []
  const count = () => {
    heard += 1
  }
  const keep = ({ error }: ErrorEvent) => void thrown.push(error)
  page.addEventListener('message', count)
  page.addEventListener('error', keep)
  return {
    heard: () => heard,
    thrown: thrown as readonly unknown[],
    stop() {
      page.removeEventListener('message', count)
      page.removeEventListener('error', keep)
    },
  }
}
