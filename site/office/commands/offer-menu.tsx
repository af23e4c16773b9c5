import { Menu } from '#shared/react/ui/menu.tsx';
import type { BoundOffer } from './command.ts';

interface OfferMenuProps {
  /** What it is a menu of. */
  readonly label: string;
  readonly offers: readonly BoundOffer<string>[];
}

/** All that can be done with a thing, behind three dots; nothing where that is nothing. */
export function OfferMenu({ label, offers }: OfferMenuProps) {
  if (offers.length === 0) return null;
  return (
    <Menu
      label={label}
      items={offers.map(({ icon, label: says, key, tone, run }) => ({
        ...{ icon, label: says, run },
        ...(key && { shortcut: key }),
        ...(tone && { tone }),
      }))}
    />
  );
}
