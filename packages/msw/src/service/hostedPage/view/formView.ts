import { type Html, html } from './html.ts'

/**
 * A form of a hosted page. The browser's own validation is off: the server's words stand beside each
 * field, and are the same for every browser.
 * @param name the action it stands for
 * @param action where it posts to, from the page's own address
 */
export function formView(name: string, action: string, content: Html): Html {
  return html`<form class="${name}" method="post" action="${action}" novalidate>
${content}
<p class="notice" role="alert" data-unreachable hidden>The service can't be reached. Check the connection and try again.</p>
</form>`
}
