import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** The product's mark at the foot of a public page. */
export function PoweredBy() {
  const { t } = useTranslation('common');
  return (
    <a
      href="/"
      // In a frame, where most pages may not be shown, it would lead nowhere.
      target="_blank"
      className="touch inline-flex flex-wrap items-center gap-1.5 rounded-md text-soft text-sm no-underline hover:text-ink"
      rel="noopener"
    >
      {t('poweredBy')}
      <span className="inline-flex items-center gap-1 font-semibold text-ink">
        <Mark />
        Kalends
      </span>
    </a>
  );
}

/** The product's mark, as in the favicon: a calendar page whose first day is lit. */
export function Mark({ className = 'size-[1.1em]' }: { readonly className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 128 128" className={className}>
      <rect width="128" height="128" rx="28" fill="#3b81f6" />
      <path d="M44 18v22M84 18v22" stroke="#fff" strokeWidth="11" strokeLinecap="round" />
      <rect x="20" y="30" width="88" height="82" rx="15" fill="#fff" />
      <rect x="33" y="44" width="28" height="24" rx="7" fill="#ffb020" />
      <path
        d="M67 51q0-7 7-7h14q7 0 7 7v10q0 7-7 7H74q-7 0-7-7ZM33 81q0-7 7-7h14q7 0 7 7v10q0 7-7 7H40q-7 0-7-7ZM67 81q0-7 7-7h14q7 0 7 7v10q0 7-7 7H74q-7 0-7-7Z"
        fill="#bcd4fc"
      />
    </svg>
  );
}
