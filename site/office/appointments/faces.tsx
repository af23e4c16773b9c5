import { Avatar } from '#shared/react/ui/avatar.tsx';
import { imageSrc } from '#site/lib/image-src.ts';

interface Face {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly picture: string | null;
}

/** How many are shown before the rest is a number. */
const MOST = 3;

/** The hosts of an appointment: their pictures side by side, their names for readers. */
export function Faces({ hosts }: { readonly hosts: readonly Face[] }) {
  const rest = hosts.length - MOST;
  return (
    <span className="flex shrink-0 items-center -space-x-1" title={hosts.map(toName).join(', ')}>
      <span className="sr-only">{hosts.map(toName).join(', ')}</span>
      {hosts.slice(0, MOST).map((host) => (
        <span key={host.id} aria-hidden="true" className="rounded-full ring-2 ring-surface">
          <Avatar name={toName(host)} picture={imageSrc(host.picture)} size={24} />
        </span>
      ))}
      {rest > 0 && (
        <span aria-hidden="true" className="pl-2.5 text-soft text-xs tabular-nums">
          {`+${rest}`}
        </span>
      )}
    </span>
  );
}

function toName({ firstname, lastname }: Face): string {
  return `${firstname} ${lastname}`.trim();
}
