import type { Team } from '#shared/api/team.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';

type Place = Team['members'][number];

interface PlaceRowProps {
  readonly place: Place;
  readonly isFirst: boolean;
  readonly canEdit: boolean;
  readonly onChange: (part: Partial<Place>) => void;
  readonly onUp: () => void;
  readonly onOut: () => void;
}

const iconButton =
  'inline-flex size-11 items-center justify-center rounded-lg text-soft hover:bg-sunken hover:text-ink disabled:opacity-40';

/** A place in a team: whose, with which share, and whether they manage it. */
export function PlaceRow({ place, isFirst, canEdit, onChange, onUp, onOut }: PlaceRowProps) {
  const t = useTexts('teams');
  const { firstname, lastname, picture, title, weight, priority, isAdmin } = place;
  const name = `${firstname} ${lastname}`.trim();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
      <div className="flex min-w-0 flex-1 basis-48 items-center gap-3">
        <Avatar name={name} picture={picture} className="size-9 text-xs" />
        <div className="min-w-0">
          <p className="font-medium text-sm wrap-anywhere">{name}</p>
          {title && <p className="text-soft text-sm">{title}</p>}
        </div>
      </div>
      {canEdit ? (
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
      ) : (
        isAdmin && <span className="text-soft text-sm">{t('places.admin')}</span>
      )}
    </li>
  );
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
