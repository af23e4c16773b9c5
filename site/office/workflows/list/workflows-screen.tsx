import { reachOf } from '#shared/domain/roles/rights.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { Link } from '#shared/react/router/link.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { ListScreen } from '#site/office/list-screen.tsx';
import { RowSwitch } from '#site/office/row-switch.tsx';
import { useSession } from '#site/office/session.tsx';
import { useSwitchWorkflow } from '../use-switch-workflow.ts';
import { useWorkflowName } from '../use-workflow-name.ts';
import { workflowsList } from '../workflows-list.ts';
import { WorkflowRow } from './workflow-row.tsx';

/** What the company tells by itself about its appointments. */
export function WorkflowsScreen() {
  const office = useTexts('office');
  const t = useTexts('workflows');
  const list = useList(workflowsList);
  const nameOf = useWorkflowName();
  const switchOne = useSwitchWorkflow();
  const canEdit = reachOf(useSession(), 'workflow:edit') !== undefined;
  const create = canEdit && (
    <Link to={toPath('new-workflow', {})} className={buttonClass()}>
      <Icon name="plus" className="size-4.5" />
      {t('new')}
    </Link>
  );
  return (
    <ListScreen
      list={list}
      title={office('screens.workflows')}
      subtitle={t(canEdit ? 'subtitle' : 'subtitleToRead')}
      action={create}
      empty={
        <EmptyList icon="again" title={t('empty.title')}>
          <p>{t('empty.text')}</p>
          {create && <p className="mt-4">{create}</p>}
        </EmptyList>
      }
      label={office('screens.workflows')}
      targetOf={({ id }) => ({ to: toPath('workflow', { reminderId: id }) })}
      actions={(workflow) =>
        workflow.canEdit && (
          <RowSwitch
            isOn={workflow.isActive}
            label={t('switch', { name: nameOf(workflow) })}
            title={t(workflow.isActive ? 'switchOff' : 'switchOn')}
            onSwitch={() => switchOne(workflow)}
          />
        )
      }
    >
      {(workflow) => <WorkflowRow workflow={workflow} />}
    </ListScreen>
  );
}
