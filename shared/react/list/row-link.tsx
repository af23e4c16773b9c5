import type { ComponentPropsWithRef } from 'react';
import { Link } from '../router/link.tsx';
import type { AddressTexts } from './list-address.ts';

/** Where a row leads: to a place in the office, or to a page of the site, in a tab of its own. */
export type RowTarget =
  | {
      readonly to: string;
      readonly search?: (now: AddressTexts) => Record<string, unknown>;
      readonly resetScroll?: boolean;
    }
  | { readonly href: string };

interface RowLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  readonly target: RowTarget;
}

/** A link as any other: Ctrl and the middle button open it beside this page, its address is copied. */
export function RowLink({ target, ...rest }: RowLinkProps) {
  if ('href' in target) return <a href={target.href} target="_blank" rel="noopener" {...rest} />;
  // Not by a part of its address alone: one without a word would be the place of all its others.
  return <Link {...target} isExact {...rest} />;
}
