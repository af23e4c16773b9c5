import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Rows of a label and what it stands for. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-1 gap-x-6 gap-y-0.5 py-4 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
        >
          <dt className="min-w-0 text-soft">{label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
