import { axe } from "./support/axe.ts";
import { ChatCustomer } from "./support/chat-customer.ts";
import { expect, test } from "./support/fixtures.ts";

const FRIDAY = Date.parse("2026-11-20T10:00:00+01:00");

test("(part of CHAT-08) lets an agent take a customer, send text, link and picture, end the chat", async ({
  page,
  context,
  sandbox,
  request,
}) => {
  await sandbox.reset(FRIDAY);
  await request.post("/sandbox/api/chat", { data: { pace: 0 } });
  await page.goto("/sandbox/agent");
  const waiting = page.getByRole("list").first();
  await expect(page.getByText("Nikt nie czeka.")).toBeVisible();

  const customer = new ChatCustomer(await context.newPage());
  await customer.open("m.brzezinska");
  await customer.send("CHAT_START", { email: "anna@example.pl", topic: "TECHNICAL" });
  await customer.send("NEW_MESSAGE", { id: "o-1", data: "Konsultant" });
  await page.bringToFront();
  await expect(page).toHaveTitle("(1) Stanowisko konsultanta");
  await expect(waiting.getByRole("listitem")).toContainText("Małgorzata Brzezińska-Kowalczyk");
  await page.getByLabel("Twoje imię").fill("Zofia");
  await waiting.getByRole("button", { name: /^Przyjmij/ }).click();

  const log = page.getByRole("log");
  await expect(log).toContainText("Do rozmowy dołącza konsultant: Zofia.");
  const message = page.getByLabel("Wiadomość");
  await expect(message).toBeFocused();
  await message.pressSequentially("Dzień dobry");
  await expect.poll(() => customer.readReceivedFrames()).toContain("IS_TYPING");
  await message.press("Enter");
  await expect.poll(() => customer.readReceivedFrames()).toContain("NEW_MESSAGE Dzień dobry");
  await expect(message).toHaveValue("");
  await page.getByLabel("Adres linku").fill("https://wiazka.example/pomoc");
  await page.getByLabel("Opis linku").fill("Poradnik");
  await page.getByRole("button", { name: "Wyślij link" }).click();
  await page.getByLabel("Adres obrazka").fill("https://wiazka.example/router.png");
  await page.getByRole("button", { name: "Wyślij obrazek" }).click();
  await expect
    .poll(() => customer.readReceivedFrames())
    .toEqual(
      expect.arrayContaining([
        "URL_MESSAGE Poradnik https://wiazka.example/pomoc",
        "IMG_MESSAGE https://wiazka.example/router.png",
      ]),
    );
  await customer.send("NEW_MESSAGE", { id: "o-2", data: "<img src=x onerror=alert(1)>" });
  await expect(log).toContainText("<img src=x onerror=alert(1)>");
  await axe(page);

  await page.getByRole("button", { name: "Zakończ rozmowę" }).click();
  await expect.poll(() => customer.readReceivedFrames()).toContain("CHAT_ENDED");
  await expect(page.getByText("rozmowa zakończona")).toBeVisible();
  await expect(message).toBeHidden();
});

test(
  "(part of CHAT-16) sandbox page injects chat faults and removes them",
  { tag: "@proof" },
  async ({ page, request }) => {
    await page.goto("/sandbox");
    const press = async (name: string): Promise<void> => {
      const again = page.waitForEvent("load");
      await page.getByRole("button", { name }).click();
      await again;
    };
    await page.getByLabel("Kto odpowiada po asystentce").selectOption("none");
    await press("Ustaw");
    await expect(page.getByLabel("Kto odpowiada po asystentce")).toHaveValue("none");
    await page.getByLabel("Co się dzieje z czatem").selectOption("WEBCHAT_NO_AGENTS");
    await press("Dodaj usterkę czatu");
    await expect(page.getByText("WEBCHAT_NO_AGENTS, razy: 1")).toBeVisible();
    expect(await (await request.get("/sandbox/api/chat/faults")).json()).toMatchObject([
      { name: "WEBCHAT_NO_AGENTS", times: 1, on: "start" },
    ]);
    await press("Usuń usterki czatu");
    await expect(page.getByText("WEBCHAT_NO_AGENTS, razy: 1")).toHaveCount(0);
    expect(await (await request.get("/sandbox/api/chat/faults")).json()).toEqual([]);
    await axe(page);
  },
);
