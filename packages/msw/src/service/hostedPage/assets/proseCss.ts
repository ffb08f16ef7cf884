/** What is there to be read, and where a page goes on from it. */
export const proseCss = /* css */ `main[data-wide] {
  --column: 36rem;
}

.intro p,
.prose header p {
  margin-top: 0.375rem;
  color: var(--muted);
}

.prose {
  display: grid;
  gap: 1.25rem;
}

h2 {
  margin: 0 0 0.25rem;
  font-size: 1rem;
  line-height: 1.4;
}

.prose section p {
  text-wrap: pretty;
}

.accept {
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
}

a {
  color: var(--accent);
  text-underline-offset: 0.2em;
}
`
