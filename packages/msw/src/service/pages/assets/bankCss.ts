/** Styles of the bank's challenge, which looks unlike the provider's pages. */
export const bankCss = /* css */ `.bank {
  --accent: #0b6157;
  --on-accent: #fff;
  display: grid;
  gap: 0.875rem;
  padding: 1rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--raised);
}

@media (prefers-color-scheme: dark) {
  .bank {
    --accent: #76d8c8;
    --on-accent: #03211d;
  }
}

.bank > header {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 1rem;
  padding-bottom: 0.75rem;
  border-bottom: 1px solid var(--line);
}

.bank-name {
  color: var(--accent);
  font:
    600 1.125rem / 1.3 Georgia,
    "Times New Roman",
    serif;
}

.bank-scheme {
  color: var(--muted);
  font-size: 0.8125rem;
}

.bank [data-field="code"] input {
  font-size: 1.25rem;
  letter-spacing: 0.3em;
}

.bank .hint {
  color: var(--muted);
  font-size: 0.8125rem;
}
`
