import type { ReactNode } from 'react';
import type { RoomDoor } from '#shared/api/connect.ts';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';

/** What all of the room's pages stand on: warm and dark, with the company's colour as a light from below. */
export function Stage({
  company,
  children,
}: {
  readonly company?: RoomDoor['company'] | undefined;
  readonly children: ReactNode;
}) {
  return (
    <BrandScope
      color={company?.primaryColor ?? null}
      className="room-stage flex min-h-dvh flex-col"
    >
      {children}
    </BrandScope>
  );
}
