import type { ReactNode } from 'react';

/** The card: two columns on desktop, one below 768 px, where the footer comes last. */
export function BookingFrame({
  banner,
  isWaiting = false,
  intro,
  main,
  footer,
}: {
  /** Above the card, for those who own the page. */
  readonly banner?: ReactNode;
  /** Nothing can be chosen until the banner's matter is settled. */
  readonly isWaiting?: boolean;
  readonly intro: ReactNode;
  readonly main: ReactNode;
  readonly footer: ReactNode;
}) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[66rem] flex-col md:hanging">
      {banner}
      <div
        inert={isWaiting}
        className={`${isWaiting ? 'opacity-45 ' : ''}flex flex-1 flex-col md:grid md:flex-none md:rounded-card md:border md:border-line md:bg-surface md:grid-cols-[19rem_minmax(0,1fr)] md:grid-rows-[1fr_auto]`}
      >
        <header className="px-5 pt-6 pb-5 md:sticky md:top-0 md:self-start md:p-8 md:pb-6">
          {intro}
        </header>
        <main className="@container max-md:[--fade:var(--page)] border-line border-t px-5 py-6 md:row-span-2 md:min-h-[35rem] md:border-t-0 md:border-l md:p-8">
          {main}
        </main>
        <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-6 px-5 py-6 md:flex-col md:gap-y-3 md:items-start md:px-8 md:pb-8">
          {footer}
        </footer>
      </div>
    </div>
  );
}
