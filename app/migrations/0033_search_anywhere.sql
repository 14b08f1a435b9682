-- A word with all that means the same is one list of the search index (docs/decisions/0008-search.md, "One list for a word"): what a
-- title or a description says and what is only a synonym of it were up to five lists, and meeting them cost a third more.

-- As domain/search/search-synonyms had them, without forms that a shorter one stands beside.
CREATE TABLE meaning (word TEXT PRIMARY KEY, implied TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO meaning (word, implied)
SELECT said.value, group_concat(' :' || meant.value, '')
FROM json_each('[
  ["ስኒከር","sneaker"],["ቻርጀር","charger"],["አስቤዛ","asbeza","grocery"],["ፈርኒቸር","furniture","የቤት እቃ"],
  ["ኮምፒውተር","ኮምፒዩተር","computer"],["ላፕቶፕ","laptop","notebook computer"],["ሞባይል","ስልክ","mobile","phone","smartphone"],
  ["ሳምሰንግ","samsung"],["ናይክ","nike"],["ቲቪ","ቴሌቪዥን","tv","television"],["ፍሪጅ","ማቀዝቀዣ","fridge","refrigerator"],
  ["ቀሚስ","kemis","dress"],["ጫማ","chama","shoe"],["ቦርሳ","borsa","bag","handbag"],["ሸሚዝ","shemiz","shirt"],
  ["ልብስ","clothes","clothing"],["ሰአት","watch"],["ቡና","buna","coffee"],["በርበሬ","berbere","chilli"],["ማር","honey"],
  ["ጤፍ","teff"],["ሽቶ","shito","perfume","fragrance"],["ጃኬት","jacket"],["ሱሪ","suri","trousers","pants"],
  ["ማዳመጫ","ሄድፎን","headphone"],["ኢርፎን","earphone"],["መጽሀፍ","metsihaf","book"],["ወንበር","wenber","chair"],
  ["ጠረጴዛ","terepeza","table"],["አልጋ","alga","bed"],["መኪና","mekina","car","vehicle"],["ጎማ","goma","tyre","tire"],
  ["ስጦታ","sitota","gift"],["ሶፋ","sofa","couch","settee"],["ዳይፐር","diaper","nappy"],["ብስክሌት","bicycle","bike"],
  ["ፋኖስ","lantern"],["flashlight","torch","የእጅ ባትሪ"],["ቲሸርት","tshirt","t shirt"],["ምንጣፍ","carpet","rug"],
  ["ጄኔሬተር","generator"],["ስፒከር","speaker","loudspeaker"],["ካሜራ","camera"],["መነጽር","glasses","spectacles","eyeglasses"],
  ["መጋረጃ","curtain","drapes"],["ብርድ ልብስ","blanket","duvet"],["ሻንጣ","suitcase","luggage"],["ኮት","coat","overcoat"],
  ["ሹራብ","sweater","jumper","pullover"],["ሰንደል","sandal"],["ሞተር ሳይክል","motorcycle","motorbike"],["ሪሞት","remote"],
  ["ድንች","dinich","potato","potatoes"],["ሽንኩርት","shinkurt","onion"],["ስጋ","siga","meat"],["ዶሮ","doro","chicken"],
  ["ዘይት","zeyit","oil"],["ወተት","wetet","milk"],["እንቁላል","inkulal","egg"],["ሳሙና","samuna","soap"]
]') synonyms CROSS JOIN json_each(synonyms.value) said CROSS JOIN json_each(synonyms.value) meant
WHERE meant.value NOT LIKE '% %' GROUP BY said.value;
-- What a phrase implies, it does where all its words are.
CREATE TABLE phrase (first TEXT NOT NULL, second TEXT NOT NULL, implied TEXT NOT NULL) STRICT;
INSERT INTO phrase (first, second, implied)
SELECT ' #' || substr(word, 1, instr(word, ' ')), ' #' || substr(word, instr(word, ' ') + 1) || ' ', implied FROM meaning WHERE word LIKE '% %';

-- ':shoe' of what has it in title, brand or category, in its description, or a synonym of it in one of the first three. Sizes of
-- columns were for bm25, which nothing asks for.
DROP TRIGGER product_moved_in_search;
CREATE VIRTUAL TABLE said_search USING fts5 (
  title, category, anywhere, shelf,
  tokenize = "ascii tokenchars '^=+#:@'", detail = none, columnsize = 0
);
INSERT INTO said_search (rowid, title, category, anywhere, shelf)
SELECT f.rowid, f.title, f.category,
  -- Of the title only neighbours written as one: all its other words stand in the category as well.
  coalesce((
    SELECT group_concat(':' || substr(t.value, 2) || coalesce(m.implied, ''), ' ')
    FROM json_each('["' || replace(f.category || ' ' || f.title, ' ', '","') || '"]') t LEFT JOIN meaning m ON m.word = substr(t.value, 2)
    WHERE t.value >= '#' AND t.value < '$'
  ), '') || coalesce((
    SELECT group_concat(implied, '') FROM phrase
    WHERE instr(' ' || f.category || ' ', first) > 0 AND instr(' ' || f.category || ' ', second) > 0
  ), '') || rtrim(' ' || f.body),
  f.shelf
FROM product_search f ORDER BY f.rowid;
DROP TABLE product_search;
ALTER TABLE said_search RENAME TO product_search;
INSERT INTO product_search (product_search) VALUES ('optimize');
-- As migration 0026 has it.
INSERT INTO product_search (product_search, rank) VALUES ('usermerge', 2);
DROP TABLE meaning;
DROP TABLE phrase;

-- As it was (0029).
CREATE TRIGGER product_moved_in_search AFTER UPDATE OF listed_stock, free_delivery, shown_price, shown_discount, rate_sum, rate_count, subcategory_id ON product
WHEN OLD.facets IS NOT NEW.facets OR OLD.aisle IS NOT NEW.aisle OR OLD.price_shelves IS NOT NEW.price_shelves BEGIN
  UPDATE product_search SET rowid = NEW.search_place, shelf = replace(shelf, OLD.price_shelves, NEW.price_shelves)
  WHERE rowid = (SELECT rank FROM search_rank WHERE product_id = NEW.id);
  UPDATE search_rank SET rank = NEW.search_place WHERE product_id = NEW.id;
END;
