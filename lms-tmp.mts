import { randomLedgers } from "#test/lms/random-ledgers.ts";
console.log("ALTER TABLE cash DISABLE TRIGGER ALL; DELETE FROM taxes; BEGIN;" + randomLedgers(50000, 0.3) + "COMMIT; ANALYZE;");
