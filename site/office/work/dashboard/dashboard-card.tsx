import { type ReactNode, useId } from 'react';

interface DashboardCardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** How many there are, beside the title. */
  readonly count?: number;
  /** Its place on a phone, where all stand below each other. */
  readonly className?: string;
}

/** A part of the dashboard, by its title. */
export function DashboardCard({ title, count, className = '', children }: DashboardCardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={`card min-w-0 p-(--inset) sm:p-5 lg:order-none ${className}`}
    >
      <h2 id={titleId} className="flex items-center gap-2 font-semibold">
        {title}
        {count !== undefined && (
          <span className="rounded-full bg-waiting-soft px-2 text-sm text-waiting tabular-nums">
            {count}
          </span>
        )}
      </h2>
      {children}
    </section>
  );
}
