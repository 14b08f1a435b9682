import { variantHref } from "../../domain/products/product-links.ts";
import { variantText } from "../../domain/products/variant-text.ts";
import type { AnsweredQuestion } from "../../domain/questions/question.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import { OwnWords } from "../../ui/own-words.tsx";

interface QuestionListProps {
  /** Of the product. */
  href: string;
  questions: readonly AnsweredQuestion[];
}

export function QuestionList({ href, questions }: QuestionListProps) {
  const t = useT();
  return (
    <ul role="list">
      {questions.map((asked) => (
        <li key={asked.id}>
          <p>
            <strong>
              <OwnWords text={asked.question} />
            </strong>
            <AskedOption asked={asked} href={href} />
          </p>
          <p>
            {t("question.answer")} <OwnWords text={asked.answer} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function AskedOption({ asked, href }: { asked: AnsweredQuestion; href: string }) {
  const option = variantText(asked, useLocale());
  if (!option || asked.variantId === null) return null;
  return (
    <>
      {" "}
      <a href={variantHref(href, asked.variantId)} rel="nofollow" lang={option.lang}>
        {option.name}
      </a>
    </>
  );
}
