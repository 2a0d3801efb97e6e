import { Accordion, AccordionItem } from "#ui/design-system/accordion.tsx";
import { Card } from "#ui/design-system/card.tsx";
import type { Story } from "../story.ts";

export const story: Story = {
  title: "Pytania i\u00a0odpowiedzi",
  group: "data",
  note: "Zwinięte odpowiedzi też znajduje wyszukiwanie przeglądarki.",
  states: [
    {
      key: "list",
      name: "Zwinięte i\u00a0rozwinięte",
      show: () => (
        <Card>
          <Accordion>
            <AccordionItem title="Jak sprawdzić, kiedy kończy się umowa?">
              Wejdź w&nbsp;usługę: koniec umowy stoi pod linią czasu.
            </AccordionItem>
            <AccordionItem title="Co zrobić, gdy internet działa wolno?" open>
              <p>
                Wyłącz router na pół minuty i&nbsp;włącz go ponownie. Jeśli po dziesięciu minutach nic się nie zmieni,
                zgłoś awarię w&nbsp;dziale „Wiadomości”.
              </p>
            </AccordionItem>
            <AccordionItem title="Gdzie znajdę numer rachunku do wpłat, jeżeli płacę przelewem, a&nbsp;nie przez portal?">
              W&nbsp;dziale „Faktury”, pod przyciskiem „Dane do przelewu”.
            </AccordionItem>
          </Accordion>
        </Card>
      ),
    },
  ],
};
