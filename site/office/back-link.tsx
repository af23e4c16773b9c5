import type { ReactNode } from 'react';
import { Link } from '#shared/react/router/link.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';

interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The way back to the list that a screen's thing is from, above its title. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="touch -ml-1 mb-1 inline-flex items-center gap-1 text-soft text-sm no-underline hover:text-ink"
    >
      <Icon name="left" className="size-4" />
      {children}
    </Link>
  );
}
