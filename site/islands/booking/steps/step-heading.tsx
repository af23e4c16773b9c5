import type { ReactNode } from 'react';

/** The heading that takes the focus when its step comes; see current-step.tsx. */
export function StepHeading(props: {
  readonly id?: string;
  /** The id of what says more about the step. */
  readonly describedBy?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { id, describedBy, className = '', children } = props;
  return (
    <h2
      id={id}
      data-step-heading=""
      tabIndex={-1}
      aria-describedby={describedBy}
      className={`font-semibold text-lg outline-none ${className}`}
    >
      {children}
    </h2>
  );
}
