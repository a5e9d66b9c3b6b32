/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the roles of a table and its cells when their display is changed */
import type { ReactNode } from 'react';
import { containerStyle, tableStyle } from './tableStyles';

export interface Column<Row> {
  id: string;
  label: string;
  /** Right-aligned figures. */
  isNumber?: boolean;
  /** The cell that names its row. */
  isRowHeader?: boolean;
  /** For a column of buttons: only screen readers get its label. */
  isLabelHidden?: boolean;
  /** A cell without content is left out of cards. */
  render: (row: Row) => ReactNode;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Width in px of the space for the table, below which each row becomes a card. */
  cardsBelow?: number;
}

/** Rows and columns; in a narrow space each row is a card whose values have the column's label beside them. */
export function DataTable<Row>({ caption, columns, rows, keyOf, cardsBelow = 800 }: Props<Row>) {
  return (
    <div css={containerStyle}>
      <table role="table" css={tableStyle(cardsBelow)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, label, isNumber, isLabelHidden }) => (
              <th key={id} role="columnheader" scope="col" data-number={isNumber}>
                {isLabelHidden ? <span className="visually-hidden">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ id, label, isNumber, isRowHeader, isLabelHidden, render }) =>
                isRowHeader ? (
                  <th key={id} role="rowheader" scope="row">
                    {render(row)}
                  </th>
                ) : (
                  <td key={id} role="cell" data-number={isNumber} data-label={isLabelHidden ? undefined : label}>
                    {render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
