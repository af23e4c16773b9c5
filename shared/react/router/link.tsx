import { parseHref } from '@tanstack/history';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { Steps } from './create-router.ts';
import { isAt, toHref, toPlace } from './place.ts';
import { useRouter, useRouterState } from './router-context.ts';

interface LinkProps extends Steps, Omit<ComponentPropsWithRef<'a'>, 'href' | 'className'> {
  /** Current at this very address alone, not below it too. */
  readonly isExact?: boolean;
  readonly className?: string | ((isCurrent: boolean) => string);
}

/**
 * A link as any other, whose address is kept, copied and opened beside this page; followed in place, it
 * loads no page. Where it leads to the place that is wanted it is the current one.
 */
export function Link(props: LinkProps) {
  const { to, search, hash, replace, resetScroll, isExact = false, className, ...rest } = props;
  const { navigate } = useRouter();
  const { wanted } = useRouterState();
  const steps = { to, search, hash, replace, resetScroll };
  const href = toHref(steps, wanted);
  const isCurrent = isAt(wanted, toPlace(parseHref(href, undefined)), { isExact });
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
      href={href}
      className={typeof className === 'function' ? className(isCurrent) : className}
      onClick={(event) => {
        rest.onClick?.(event);
        if (!isFollowedHere(event)) return;
        event.preventDefault();
        navigate(steps);
      }}
    />
  );
}

/** Not a click that opens it elsewhere, or that somebody has answered already. */
function isFollowedHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isHere = target === '' || target === '_self';
  return event.button === 0 && !isElsewhere && isHere && !event.defaultPrevented;
}
