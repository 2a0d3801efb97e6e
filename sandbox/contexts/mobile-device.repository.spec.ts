import { expect, it } from "vitest";
import { openDatabase } from "../database/open.ts";
import { optionalText, text } from "../database/rows.ts";
import { keepDevice } from "./mobile-device.repository.ts";

it("(part of WRAP-02) where notifications go belongs to the login that has registered it last, and to no former one of the same phone", () => {
  const db = openDatabase(":memory:");
  const told = (): readonly (readonly [string, string | undefined])[] =>
    db
      .prepare("SELECT login, push_token FROM mobile_device ORDER BY login")
      .all()
      .map((row) => [text(row, "login"), optionalText(row, "push_token")]);
  const phone = { deviceId: "phone", name: "Telefon" };
  keepDevice(db, "anna", { ...phone, pushToken: "token-1" });
  keepDevice(db, "ewa", { deviceId: "tablet", name: "Tablet", pushToken: "token-2" });
  keepDevice(db, "jan", { ...phone, pushToken: undefined });
  expect(told()).toEqual([
    ["anna", "token-1"],
    ["ewa", "token-2"],
    ["jan", undefined],
  ]);
  keepDevice(db, "jan", { ...phone, pushToken: "token-1" });
  expect(told()).toEqual([
    ["anna", undefined],
    ["ewa", "token-2"],
    ["jan", "token-1"],
  ]);
  db.close();
});
