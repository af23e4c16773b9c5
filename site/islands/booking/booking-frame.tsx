import type { ReactNode } from 'react';

/** The card: two columns on desktop, one below 768 px, where the footer comes last. */
export function BookingFrame({
  banner,
  isWaiting = false,
  isTicketAlone = false,
  intro,
  main,
  footer,
}: {
  /** Above the card, for those who own the page. */
  readonly banner?: ReactNode;
  /** Nothing can be chosen until the banner's matter is settled. */
  readonly isWaiting?: boolean;
  /** On a phone the ticket, which says as much, takes the place of the left panel. */
  readonly isTicketAlone?: boolean;
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
        <header
          className={`${isTicketAlone ? 'max-md:hidden ' : ''}px-(--gutter) pt-5 pb-4 md:sticky md:top-0 md:self-start md:p-8 md:pb-6`}
        >
          {intro}
        </header>
        <main
          className={`${isTicketAlone ? 'max-md:border-t-0 max-md:pt-19.25 ' : ''}@container max-md:[--fade:var(--page)] border-line border-t px-(--gutter) py-5 md:row-span-2 md:min-h-[38rem] md:border-t-0 md:border-l md:p-8`}
        >
          {main}
        </main>
        <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-6 px-(--gutter) py-6 md:flex-col md:gap-y-3 md:items-start md:px-8 md:pb-8">
          {footer}
        </footer>
      </div>
    </div>
  );
}
