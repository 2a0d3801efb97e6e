import { expect, it } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { optionalText, textColumn } from "../database/rows.ts";
import { saveMobileDevice } from "./mobile-device.repository.ts";

it("(part of WRAP-02) moves the push token of a phone to the login that registered it last", () => {
  const db = openDatabase(":memory:");
  const pushTokens = (): readonly (readonly [string, string | undefined])[] =>
    db
      .prepare("SELECT login, push_token FROM mobile_device ORDER BY login")
      .all()
      .map((row) => [textColumn(row, "login"), optionalText(row, "push_token")]);
  const phone = { deviceId: "phone", name: "Telefon" };
  saveMobileDevice(db, "anna", { ...phone, pushToken: "token-1" });
  saveMobileDevice(db, "ewa", { deviceId: "tablet", name: "Tablet", pushToken: "token-2" });
  saveMobileDevice(db, "jan", { ...phone, pushToken: undefined });
  expect(pushTokens()).toEqual([
    ["anna", "token-1"],
    ["ewa", "token-2"],
    ["jan", undefined],
  ]);
  saveMobileDevice(db, "jan", { ...phone, pushToken: "token-1" });
  expect(pushTokens()).toEqual([
    ["anna", undefined],
    ["ewa", "token-2"],
    ["jan", "token-1"],
  ]);
  db.close();
});
