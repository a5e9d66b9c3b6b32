/** Drawing for a missing cover: a sleeve with the edge and label of a record. */
export function CoverPlaceholder() {
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" aria-hidden focusable="false">
      <rect width="100" height="100" fill="var(--skeleton)" />
      <g fill="none" stroke="var(--text-faint)" strokeWidth="0.5" opacity="0.45">
        <circle cx="100" cy="50" r="40" />
        <circle cx="100" cy="50" r="34" />
        <circle cx="100" cy="50" r="28" />
        <circle cx="100" cy="50" r="22" />
      </g>
      <circle cx="100" cy="50" r="14" fill="var(--text-faint)" opacity="0.45" />
    </svg>
  );
}
