import "./problem-box.css";

interface ProblemBoxProps {
  title?: string | undefined;
  form: string | null;
  faults: readonly { id: string; text: string }[];
}

export function ProblemBox({ title, form, faults }: ProblemBoxProps) {
  return (
    // The page was loaded to show this box, so reading starts here.
    // eslint-disable-next-line jsx-a11y/no-autofocus
    <div className="problem-box" role="alert" tabIndex={-1} autoFocus>
      {title && <p className="problem-box-title">{title}</p>}
      <ul role="list">
        {form && <li>{form}</li>}
        {faults.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
