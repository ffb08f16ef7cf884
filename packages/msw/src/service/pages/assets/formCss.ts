/** Styles of fields, notices and buttons, and the motion of a step. */
export const formCss = /* css */ `form {
  display: grid;
  gap: 0.875rem;
}

.card {
  grid-template-columns: 1fr 1fr;
}

.submit {
  grid-template-columns: 2fr 3fr;
}

:is(.card, .submit) > * {
  grid-column: 1 / -1;
  min-width: 0;
}

:is(.card, .submit) > :is([data-field="expiry"], [data-field="postal_code"]) {
  grid-column: 1;
}

:is(.card, .submit) > :is([data-field="cvc"], [data-field="city"]) {
  grid-column: 2;
}

label {
  display: block;
  margin-bottom: 0.3125rem;
  font-size: 0.875rem;
  font-weight: 550;
}

.control {
  position: relative;
}

input,
select {
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  border: 1px solid var(--edge);
  border-radius: 0.75rem;
  background: var(--page);
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
}

input::placeholder {
  color: var(--muted);
  opacity: 1;
}

[aria-invalid="true"] {
  border-color: var(--danger);
  box-shadow: inset 0 0 0 1px var(--danger);
}

.error {
  color: var(--danger);
  font-size: 0.8125rem;
}

.error:not(:empty) {
  margin-top: 0.3125rem;
}

.brand {
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0.875rem;
  display: flex;
  align-items: center;
  color: var(--muted);
  font-size: 0.8125rem;
  font-weight: 550;
  pointer-events: none;
}

.notice {
  padding: 0.75rem 0.875rem;
  border-radius: 0.75rem;
  background: var(--danger-wash);
  color: var(--danger);
  font-size: 0.875rem;
}

button {
  min-height: 3rem;
  padding: 0.625rem 1rem;
  border: 0;
  border-radius: 0.75rem;
  font: inherit;
  cursor: pointer;
  touch-action: manipulation;
}

.primary {
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
}

.primary:hover {
  filter: brightness(1.08);
}

.primary[data-digital-wallet] {
  min-height: 3.25rem;
  background: var(--text);
  color: var(--page);
}

.primary[data-digital-wallet="cash-app"] {
  background: #00d54b;
  color: #04180b;
}

.quiet {
  justify-self: center;
  min-height: 2.75rem;
  background: none;
  color: var(--muted);
  font-size: 0.875rem;
}

.quiet:hover {
  color: var(--text);
  text-decoration: underline;
  text-underline-offset: 0.2em;
}

a.quiet {
  padding: 0.625rem 1rem;
}

button:active,
.choices label:active {
  box-shadow: inset 0 0 0 99rem color-mix(in srgb, currentcolor 12%, transparent);
}

[aria-busy="true"] button {
  box-shadow: none;
  cursor: progress;
}

[aria-busy="true"] .primary {
  opacity: 0.75;
}

[aria-busy="true"] .primary::before {
  display: inline-block;
  width: 0.875em;
  height: 0.875em;
  margin-inline-end: 0.625em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  vertical-align: -0.0625em;
  animation: turn 0.9s linear infinite;
  content: "" / "";
}

@keyframes turn {
  to {
    rotate: 1turn;
  }
}

@media (prefers-reduced-motion: reduce) {
  [aria-busy="true"] .primary::before {
    animation-duration: 4s;
  }
}

/* The next step fades in, a correction of this one does not. */
@media (prefers-reduced-motion: no-preference) {
  main[data-next] {
    transition: opacity 0.18s;
  }

  [data-outcome="done"] .mark path {
    stroke-dasharray: 35;
    transition: stroke-dashoffset 0.3s 0.1s;
  }

  @starting-style {
    main[data-next] {
      opacity: 0;
    }

    [data-outcome="done"] .mark path {
      stroke-dashoffset: 35;
    }
  }
}
`
