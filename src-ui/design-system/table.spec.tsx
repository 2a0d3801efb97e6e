// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Cell, RowHead, Table, TableRow } from "./table.tsx";

afterEach(cleanup);

it("(part of A11Y-05) gives each column and row of a table its header, also as cards", () => {
  render(
    <Table
      label="Faktury"
      narrow="cards"
      columns={[
        { key: "month", title: "Miesiąc" },
        { key: "amount", title: "Kwota", hidden: true },
      ]}
    >
      <TableRow>
        <RowHead>listopad</RowHead>
        <Cell label="Kwota">12,00 zł</Cell>
      </TableRow>
    </Table>,
  );
  const scopes = (role: "columnheader" | "rowheader") =>
    screen.getAllByRole(role).map((head) => [head.tagName, head.getAttribute("scope"), head.textContent]);
  expect(scopes("columnheader")).toEqual([
    ["TH", "col", "Miesiąc"],
    ["TH", "col", "Kwota"],
  ]);
  expect(scopes("rowheader")).toEqual([["TH", "row", "listopad"]]);
});
