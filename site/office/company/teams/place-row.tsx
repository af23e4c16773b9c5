import type { ReactNode } from 'react';
import type { Team, TeamPlace } from '#shared/api/team.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { imageSrc } from '#site/lib/image-src.ts';

export type Person = Pick<Team['members'][number], 'firstname' | 'lastname' | 'title' | 'picture'>;

interface PlaceRowProps {
  readonly place: TeamPlace;
  /** Whose it is; not known of somebody who has left meanwhile. */
  readonly person: Person | undefined;
  readonly isFirst: boolean;
  readonly onChange: (part: Partial<TeamPlace>) => void;
  readonly onUp: () => void;
  readonly onOut: () => void;
}

const iconButton =
  'inline-flex size-11 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink disabled:opacity-40';

/** A place in a team that can be changed: whose, with which share, and whether they manage it. */
export function PlaceRow({ place, person, isFirst, onChange, onUp, onOut }: PlaceRowProps) {
  const t = useTexts('teams');
  const { weight, priority, isAdmin } = place;
  const name = toName(person);
  return (
    <PlaceLine person={person}>
      <div className="flex flex-wrap items-center gap-2">
        <NumberField
          label={t('places.weight', { name })}
          head={t('places.weightHead')}
          max={1000}
          value={weight}
          onValue={(now) => onChange({ weight: now })}
        />
        <NumberField
          label={t('places.priority', { name })}
          head={t('places.priorityHead')}
          max={100}
          value={priority}
          onValue={(now) => onChange({ priority: now })}
        />
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={isAdmin}
            onChange={(event) => onChange({ isAdmin: event.target.checked })}
            className="size-4 accent-(--brand-text)"
          />
          {t('places.admin')}
        </label>
        <button
          type="button"
          disabled={isFirst}
          onClick={onUp}
          aria-label={t('places.up', { name })}
          className={iconButton}
        >
          <Icon name="down" className="size-4.5 rotate-180" />
        </button>
        <button
          type="button"
          onClick={onOut}
          aria-label={t('places.out', { name })}
          className={iconButton}
        >
          <Icon name="cross" className="size-4.5" />
        </button>
      </div>
    </PlaceLine>
  );
}

interface PlaceLineProps {
  readonly person: Person | undefined;
  readonly children: ReactNode;
}

/** A place in a team, and what is said of it. */
export function PlaceLine({ person, children }: PlaceLineProps) {
  const name = toName(person);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
      <div className="flex min-w-0 flex-1 basis-48 items-center gap-3">
        <Avatar name={name} picture={imageSrc(person?.picture ?? null)} size={36} />
        <div className="min-w-0">
          <p className="font-medium text-sm wrap-anywhere">{name}</p>
          {person?.title && <p className="text-soft text-sm">{person.title}</p>}
        </div>
      </div>
      {children}
    </li>
  );
}

function toName(person: Person | undefined): string {
  return person ? `${person.firstname} ${person.lastname}`.trim() : '';
}

interface NumberFieldProps {
  readonly label: string;
  readonly head: string;
  readonly max: number;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

function NumberField({ label, head, max, value, onValue }: NumberFieldProps) {
  return (
    <label className="flex items-center gap-2 text-sm">
      <span aria-hidden="true" className="text-soft">
        {head}
      </span>
      <input
        type="number"
        min={0}
        max={max}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const now = Math.trunc(Number(target.value));
          if (now >= 0 && now <= max) onValue(now);
        }}
        className="field w-20! py-1! tabular-nums"
      />
    </label>
  );
}
