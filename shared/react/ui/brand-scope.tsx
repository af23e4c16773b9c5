import type { CSSProperties, ReactNode } from 'react';
import { toBrandVariables } from '#shared/domain/brand.ts';

/** Gives everything inside it the company's colours, readable in both schemes. */
export function BrandScope({
  color,
  className,
  children,
}: {
  readonly color: string | null;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div style={toBrandVariables(color) as CSSProperties} className={className}>
      {children}
    </div>
  );
}
