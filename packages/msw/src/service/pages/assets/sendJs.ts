/** Sends a form without leaving the page. */
export const sendJs = /* js */ `addEventListener('submit', async (event) => {
  event.preventDefault()
  const form = event.target
  if (isBusy()) return
  const restore = showBusy(form)
  const typed = new FormData(form)
  try {
    const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams(typed) })
    show(parsePage(await response.text()), typed)
  } catch {
    restore()
    form.querySelector('[data-unreachable]').hidden = false
  }
})

function isBusy() {
  return main().ariaBusy === 'true'
}

function showBusy(form) {
  const button = form.querySelector('button')
  const words = button.textContent
  main().ariaBusy = 'true'
  form.querySelector('[data-unreachable]').hidden = true
  button.textContent = button.dataset.busy
  return () => {
    main().ariaBusy = 'false'
    button.textContent = words
  }
}
`
