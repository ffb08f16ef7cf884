/** The common universal reset. */
const universal = `
  *, *::before, *::after { margin: 0; padding: 0; border: 0; outline: 0; box-sizing: border-box; font: inherit;
    font-size: 100%; vertical-align: baseline; background: transparent; text-decoration: none }
  ol, ul { list-style: none }
`

/** Preflight of Tailwind CSS 3, unlayered. */
const tailwind3 = `
  *, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb }
  html { line-height: 1.5; tab-size: 4; font-family: ui-sans-serif, system-ui, sans-serif;
    font-feature-settings: normal; font-variation-settings: normal }
  body { margin: 0; line-height: inherit }
  h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
  a { color: inherit; text-decoration: inherit }
  b, strong { font-weight: bolder }
  code, kbd, samp, pre { font-family: ui-monospace, monospace; font-size: 1em }
  small { font-size: 80% }
  button, input, optgroup, select, textarea { margin: 0; padding: 0; font-family: inherit; font-size: 100%;
    font-weight: inherit; line-height: inherit; letter-spacing: inherit; color: inherit }
  button, select { text-transform: none }
  button, [type="button"], [type="reset"], [type="submit"] { appearance: button; background-color: transparent;
    background-image: none }
  blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0 }
  fieldset { margin: 0; padding: 0 }
  legend { padding: 0 }
  ol, ul, menu { margin: 0; padding: 0; list-style: none }
  dialog { padding: 0 }
  textarea { resize: vertical }
  input::placeholder, textarea::placeholder { color: #9ca3af; opacity: 1 }
  button, [role="button"] { cursor: pointer }
  :disabled { cursor: default }
  img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle }
  img, video { max-width: 100%; height: auto }
  [hidden] { display: none }
`

/** Reboot of Bootstrap 5. */
const bootstrap = `
  *, *::before, *::after { box-sizing: border-box }
  body { margin: 0; color: #212529; font: 400 1rem / 1.5 system-ui, sans-serif; background-color: #fff }
  h1, h2, h3, h4, h5, h6 { margin: 0 0 0.5rem; font-weight: 500; line-height: 1.2; color: inherit }
  h2 { font-size: calc(1.325rem + 0.9vw) }
  p, ol, ul, dl { margin-top: 0; margin-bottom: 1rem }
  ol, ul { padding-left: 2rem }
  dt { font-weight: 700 }
  dd { margin-bottom: 0.5rem; margin-left: 0 }
  b, strong { font-weight: bolder }
  small { font-size: 0.875em }
  a { color: #0d6efd; text-decoration: underline }
  code, kbd, samp, pre { font-family: SFMono-Regular, Menlo, monospace; font-size: 1em }
  code { font-size: 0.875em; color: #d63384; overflow-wrap: break-word }
  img, svg { vertical-align: middle }
  label { display: inline-block }
  button { border-radius: 0 }
  input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit }
  button, select { text-transform: none }
  [role="button"] { cursor: pointer }
  button, [type="button"], [type="reset"], [type="submit"] { appearance: button }
  button:not(:disabled), [type="button"]:not(:disabled), [type="submit"]:not(:disabled) { cursor: pointer }
  fieldset { min-width: 0; padding: 0; margin: 0; border: 0 }
  legend { float: left; width: 100%; padding: 0; margin-bottom: 0.5rem; font-size: calc(1.275rem + 0.3vw);
    line-height: inherit }
  legend + * { clear: left }
  output { display: inline-block }
  iframe { border: 0 }
  [hidden] { display: none !important }
`

/** A shop's own sheet with element selectors. */
const elements = `
  body { color: #533; font: italic 18px / 1.9 Georgia, serif; text-align: center; text-transform: uppercase;
    text-indent: 2em; letter-spacing: 0.1em; word-spacing: 0.2em; text-shadow: 1px 1px silver; white-space: pre-line }
  div, span, label, small { letter-spacing: 0.05em; vertical-align: top }
  header { position: sticky; top: 0; display: flex; height: 80px; padding: 20px; background: black; color: white }
  form, fieldset { max-width: 200px; margin: 2em; padding: 2em; background: #eee; border: 3px double red }
  legend { float: left; width: 100%; font: bold 2em serif; border-bottom: 1px solid }
  h1, h2, h3 { margin: 1em 0; padding-bottom: 1em; color: navy; font: 700 3em / 1 Impact; text-align: center;
    border-bottom: 2px solid }
  p { max-width: 20ch; margin: 1.5em 0; color: gray; font-size: 20px; line-height: 2; text-align: justify; hyphens: auto }
  p::first-letter { float: left; color: red; font-size: 3em } p::first-line { font-variant: small-caps }
  a { color: red; font-weight: bold; text-decoration: none; border-bottom: 1px dotted; transition: all 0.3s }
  ol, ul { margin: 1em; padding-left: 3em; list-style: square inside }
  li { display: list-item; padding: 1em; border-left: 1px solid; font-size: 2em }
  dl { margin: 2em; background: silver } dt { float: left; width: 30%; font-weight: bold } dd { margin-left: 40% }
  button { min-width: 200px; height: 60px; margin: 1em; padding: 2em; color: white; font: bold 14px Georgia;
    text-transform: uppercase; background: linear-gradient(red, maroon); border: 4px outset; border-radius: 99px;
    box-shadow: 0 2px 4px black; text-shadow: 1px 1px black; transition: all 0.3s; opacity: 0.8 }
  input, select, textarea { width: 100%; max-width: 100px; height: 60px; margin-bottom: 2em; padding: 2em; color: green;
    font: 20px monospace; background: #ffc; border: 2px inset; border-radius: 9px; box-shadow: inset 0 0 4px; outline: 0 }
  label { display: block; margin: 1em 0; color: teal; font-weight: bold } small { color: silver; font-size: 60% }
  code { padding: 1em; color: crimson; background: #fee; border-radius: 4px; font-size: 2em }
  svg { display: block; width: 100%; height: auto; fill: currentColor } path, circle { fill: red; stroke: none }
  iframe { max-width: 100%; height: auto; border: 2px inset; aspect-ratio: 16 / 9 } dialog { margin: 0; padding: 4em }
  ::placeholder { color: red; font-style: italic }
`

/** Stylesheets that merchants' pages often have. */
export const pageSheets = { universal, tailwind3, bootstrap, elements } as const
