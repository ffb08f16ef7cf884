/** Follows what the page is about, which others may move while it stands open. */
export const followJs = /* js */ `setInterval(follow, 3000)
document.addEventListener('visibilitychange', follow)

// Redraws only for another status: nothing else is worth what may have been typed meanwhile.
async function follow() {
  if (document.hidden || isBusy() || !('follow' in main().dataset)) return
  const drawing = drawings
  try {
    const page = parsePage(await (await fetch(document.baseURI)).text())
    if (drawing !== drawings || isBusy()) return
    if (page.querySelector('main').dataset.status !== main().dataset.status) show(page)
  } catch {
    // Asked again before long; what is shown stays true until then.
  }
}
`
