import type { ReactNode } from 'react';

interface CardLayoutProps {
  /** As wide as the card, in the ratio of banners (Spec B §4.3). */
  readonly banner: ReactNode;
  readonly logo?: ReactNode;
  readonly avatar: ReactNode;
  /** Name, title and company. */
  readonly who: ReactNode;
  readonly chips?: ReactNode;
  readonly biography?: ReactNode;
  readonly actions: ReactNode;
  readonly meetings: ReactNode;
  readonly socials?: ReactNode;
  readonly links?: ReactNode;
}

/**
 * Where the parts of a card stand, for those who read it and for those who edit it, in the order of Spec B §2.5.
 * On a wide screen who it is stays beside what they offer.
 */
export function CardLayout(props: CardLayoutProps) {
  return (
    <div className="grid gap-y-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start lg:gap-x-12">
      <section className="card overflow-hidden max-sm:-mx-(--gutter) max-sm:rounded-none max-sm:border-x-0 max-sm:border-t-0 lg:sticky lg:top-12">
        <div className="relative aspect-[2.8125] bg-brand-soft">{props.banner}</div>
        <div className="flex flex-col gap-5 px-(--gutter) pb-6 sm:px-6">
          <div className="-mt-14 flex items-end justify-between gap-4">
            <div className="relative rounded-full bg-surface p-1">{props.avatar}</div>
            {props.logo}
          </div>
          {props.who}
          {props.chips}
          {props.biography}
          {props.actions}
        </div>
      </section>
      <div className="flex min-w-0 flex-col gap-8">
        {props.meetings}
        {props.socials}
        {props.links}
      </div>
    </div>
  );
}
