import type { ReactNode } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import type { AddressParts } from '#shared/react/list/address-parts.ts';
import { ListBody, type ListBodyProps } from '#shared/react/list/list-body.tsx';
import { ListSkeleton } from '#shared/react/list/list-skeleton.tsx';
import { ScreenHeading } from './screen-heading.tsx';

interface ListScreenProps<Parts extends AddressParts, Data, Row>
  extends ListBodyProps<Parts, Data, Row> {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The screen's one thing to do. */
  readonly action?: ReactNode;
  /** The ways to the other lists of the screen. */
  readonly tabs?: ReactNode;
}

/** A screen that is a list: its heading, its tabs, and the list with all that belongs to it. */
export function ListScreen<Parts extends AddressParts, Data, Row>(
  props: ListScreenProps<Parts, Data, Row>,
) {
  const { title, subtitle, action, tabs, ...body } = props;
  return (
    <>
      <ScreenHeading title={title} subtitle={subtitle}>
        {action}
      </ScreenHeading>
      <div className="mt-4 flex flex-col gap-4">
        {tabs}
        <div>
          <QueryView pending={<ListSkeleton />} question={body.list.query}>
            <ListBody {...body} />
          </QueryView>
        </div>
      </div>
    </>
  );
}
