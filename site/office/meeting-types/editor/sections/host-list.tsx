import type { EditedHost } from '#shared/domain/meeting-type/edited.ts';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Handle } from '#shared/react/order/handle.tsx';
import { useOrder } from '#shared/react/order/use-order.ts';
import { useRemoval } from '#shared/react/order/use-removal.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { imageSrc } from '#site/lib/image-src.ts';
import { ProblemLine } from '../controls/control.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import { Row } from '../controls/section.tsx';
import { SelectControl } from '../controls/select-control.tsx';
import type { Editor } from '../use-editor.ts';

/** The hosts in the order in which they serve. */
export function HostList({ editor }: { readonly editor: Editor<'who'> }) {
  const t = useTexts('editor');
  const { values, choices, choose, problemAt } = editor;
  const { hosts } = values;
  const nameOf = ({ hostId }: EditedHost) =>
    choices.hosts.find(({ id }) => id === hostId)?.name ?? t('hosts.unknown');
  const setHosts = (now: EditedHost[]) => choose('hosts', now);
  const order = useOrder({ items: hosts, nameOf, onOrder: setHosts });
  const remove = useRemoval({ items: hosts, nameOf, onChange: setHosts });
  const others = choices.hosts.filter(({ id }) => !hosts.some(({ hostId }) => hostId === id));
  const add = (hostId: string) => {
    if (hostId === '') return;
    const terms = { weight: 100, priority: 0, enabled: true, scheduleId: null };
    choose('hosts', [...hosts, { hostId, ...terms }]);
    if (hosts.length === 1) choose('calculationMethod', 'anyone');
  };
  return (
    <div>
      <ProblemLine problem={problemAt('hosts')} />
      <p role="status" className="sr-only">
        {order.news}
      </p>
      <ul ref={order.list} aria-label={t('hosts.label')} className="flex flex-col gap-3">
        {hosts.map((host, index) => (
          <li
            key={host.hostId}
            {...order.toRow(index)}
            className="rounded-lg border border-line p-2 data-dragged:opacity-50"
          >
            <div className="flex min-h-11 items-center gap-1">
              {hosts.length > 1 && <Handle name={nameOf(host)} {...order.toHandle(index)} />}
              <Avatar
                name={nameOf(host)}
                picture={imageSrc(
                  choices.hosts.find(({ id }) => id === host.hostId)?.picture ?? null,
                )}
                size={36}
                className="ml-1"
              />
              <span className="ml-2 min-w-0 flex-1 truncate font-medium text-sm">
                {nameOf(host)}
              </span>
              {hosts.length > 1 && (
                <button
                  type="button"
                  aria-label={t('remove', { name: nameOf(host) })}
                  className="rounded-lg p-3 text-soft hover:text-ink"
                  onClick={() => remove(index)}
                >
                  <Icon name="trash" />
                </button>
              )}
            </div>
            <HostTerms editor={editor} host={host} index={index} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="mt-3">
          <SelectControl
            label={t('hosts.add')}
            value=""
            options={[
              { value: '', label: t('hosts.choose') },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChoose={add}
          />
        </div>
      )}
    </div>
  );
}

interface HostTermsProps {
  readonly editor: Editor<'who'>;
  readonly host: EditedHost;
  readonly index: number;
}

/** With which hours somebody serves, and how much of it is theirs. */
function HostTerms({ editor, host, index }: HostTermsProps) {
  const t = useTexts('editor');
  const { values, choices, type, choose, leave, problemAt } = editor;
  const schedules = choices.hosts.find(({ id }) => id === host.hostId)?.schedules ?? [];
  const withTerms = (terms: Partial<EditedHost>) =>
    values.hosts.map((each) => (each.hostId === host.hostId ? { ...each, ...terms } : each));
  const isWeighed = values.calculationMethod === 'anyone' && values.roundRobin === 'advanced';
  const others = schedules.filter(({ isDefault }) => !isDefault);
  if (values.hosts.length < 2 && others.length === 0 && !isWeighed && host.enabled) return null;
  return (
    <div className="flex flex-col gap-3 px-2 pt-2 pb-1">
      {(values.hosts.length > 1 || !host.enabled) && (
        <SwitchField
          label={t('hosts.enabled')}
          isOn={host.enabled}
          onSwitch={(enabled) => choose('hosts', withTerms({ enabled }))}
        />
      )}
      <Row>
        {(others.length > 0 || host.scheduleId !== null) && (
          <SelectControl
            label={t('hosts.schedule')}
            value={host.scheduleId ?? ''}
            options={[
              { value: '', label: t('hosts.ownSchedule') },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            problem={problemAt(`hosts.${index}.scheduleId`)}
            onChoose={(id) => choose('hosts', withTerms({ scheduleId: id === '' ? null : id }))}
          />
        )}
        {isWeighed && (
          <>
            <NumberControl
              label={t('hosts.weight')}
              value={host.weight}
              problem={problemAt(`hosts.${index}.weight`)}
              onType={(now) => type('hosts', withTerms({ weight: now ?? 0 }))}
              onLeave={() => leave('hosts')}
            />
            <NumberControl
              label={t('hosts.priority')}
              value={host.priority}
              problem={problemAt(`hosts.${index}.priority`)}
              onType={(now) => type('hosts', withTerms({ priority: now ?? 0 }))}
              onLeave={() => leave('hosts')}
            />
          </>
        )}
      </Row>
    </div>
  );
}
